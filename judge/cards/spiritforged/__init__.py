"""Cards of Spiritforged (SFD), one file per domain."""
