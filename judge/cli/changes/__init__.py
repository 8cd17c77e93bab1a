"""Every format that ``judge diff`` can write: one per file."""
