"""What a new version affects: the entries that rest on a rule that changed."""
