"""Costs (rules 201-206, 356, 357, 403): what something costs, and how it is paid."""
