"""Xiangqi rules, time, games and records. Pure Python: no Qt, no clock read, no screen."""
