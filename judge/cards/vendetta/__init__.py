"""Cards of Vendetta (VEN), one file per card."""
