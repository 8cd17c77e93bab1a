"""Questions about play that are read by whole-sentence forms, and what they say about the board."""
