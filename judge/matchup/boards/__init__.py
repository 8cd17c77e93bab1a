"""Boards on which two cards can meet: the smallest that fits, what it needs, what was stated of it."""
