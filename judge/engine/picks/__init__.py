"""What is picked as an effect is performed, by one player or by each (rules 355.10.c-f, 355.17, 419.3)."""
