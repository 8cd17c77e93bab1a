"""What two texts have to do with each other: their clauses, and the questions between them."""
