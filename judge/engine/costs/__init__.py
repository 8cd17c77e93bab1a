"""Costs: determined, afforded and paid (rules 165-168, 201-206, 356, 357, 403, 404, 429, 444)."""
