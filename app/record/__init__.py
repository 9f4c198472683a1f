"""The record of the game as a table: rounds, both sides' moves and the time each took."""
