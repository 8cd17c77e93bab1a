"""Boards on which two cards can meet: the smallest that fits, its requirements, and the parts that a user states."""
