"""Changes between documents: finds the documents that a user names, and compares them."""
