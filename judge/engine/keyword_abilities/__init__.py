"""Keywords that are short for an ability (rules 808, 816-819, 821, 823, 827)."""
