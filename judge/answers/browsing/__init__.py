"""The pages of ``judge browse``: places, their links, the tree of documents, and results while you type."""
