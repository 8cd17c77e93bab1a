"""What happens between two cards: roles, set-ups, a walk of every line of play."""
