"""The effects of a new version: the entries that rest on a rule that changed."""
