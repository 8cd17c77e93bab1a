"""What the cards are (the catalogue), and what the defined cards do."""
