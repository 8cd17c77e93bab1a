"""Targets and other choices of an item (rules 355, 751-758)."""
