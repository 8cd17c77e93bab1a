"""Combat (rules 459-466): opening, designations, damage and its assignment, resolution."""
