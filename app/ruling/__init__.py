"""The ruling on a repetition in the window: watched as the game goes, stepped through on the board, decided."""
