"""What the grammar does not read: whole sentences and phrases on two cards, read by patterns."""
