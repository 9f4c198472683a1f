"""The page of one game: what it shows, what can be done on it, and stepping through a game that is looked at."""
