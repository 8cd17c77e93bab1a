"""Recipes: the boards on which each part of a card's text shows, in words that any card can be put into."""
