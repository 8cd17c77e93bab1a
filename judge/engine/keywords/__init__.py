"""One file per keyword (rules 804-829)."""
