"""What changed, in every form that ``judge diff`` has: one form per file."""
