"""The project's own rulings: found, shown, checked against the simulation, and written from a board."""
