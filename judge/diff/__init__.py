"""What changed between two versions of a document."""
