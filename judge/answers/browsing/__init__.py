"""The pages of ``judge browse``: places, their links, the tree of documents, and what typing finds."""
