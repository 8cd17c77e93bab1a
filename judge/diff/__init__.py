"""The differences between two versions of a document."""
