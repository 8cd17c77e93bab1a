"""Kinds of questions about cards: which board and which points each needs."""
