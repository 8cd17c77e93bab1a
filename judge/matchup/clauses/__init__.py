"""The clauses of two texts, and the questions between them."""
