"""Cards of Origins (OGN), one file per card."""
