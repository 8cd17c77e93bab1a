"""What happens: the rules of play, section by section."""
