"""Kinds of questions about one or two cards: the board that each needs, and the question asked of its walk."""
