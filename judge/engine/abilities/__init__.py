"""One file per kind of ability (rules 360-406)."""
