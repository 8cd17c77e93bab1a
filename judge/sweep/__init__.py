"""All pairs of cards, or a sample of them, asked in processes; what came of it is kept, reported and compared."""
