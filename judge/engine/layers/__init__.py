"""What objects are, can do and measure: layers, Might, attachment (rules 473-480, 706-711, 716-725)."""
