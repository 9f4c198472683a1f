"""The clock alone, for a game on a wooden board."""
