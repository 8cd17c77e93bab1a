"""Reading the official documents that a user has."""
