"""Damage, deaths, replacements and points (rules 142, 367-375, 417, 428, 437, 467-472, 713-715)."""
