"""The smallest set-up on which a question can be played."""
