"""Playing cards and using abilities (rules 308-313, 338, 349-359, 398-406, 421)."""
