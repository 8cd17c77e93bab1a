"""What a change of version touches: the entries that rest on a rule that changed."""
