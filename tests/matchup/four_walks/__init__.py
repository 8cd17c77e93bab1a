"""Recipes: the boards on which each part of a text is live."""
