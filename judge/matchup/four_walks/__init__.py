"""Two cards on boards made by recipes: what is not the sum of the two texts, by four walks of each board."""
