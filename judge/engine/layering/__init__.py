"""What objects are, can do and measure (rules 473-480)."""
