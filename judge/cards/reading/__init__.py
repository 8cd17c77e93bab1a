"""Reads the text of a card into a definition: a grammar of card texts, and what its phrases mean."""
