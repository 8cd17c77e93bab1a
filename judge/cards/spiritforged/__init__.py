"""Cards of Spiritforged (SFD), one file per card."""
