"""Kinds of questions about one or two cards: the board that each needs, and what is asked of its walk."""
