"""Cards of Unleashed (UNL), one file per card."""
