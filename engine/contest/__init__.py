"""The contest around the games: entries, pairing, standings, teams, withdrawals. Empty until its issue."""
