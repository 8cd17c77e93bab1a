"""Pages of a rule, a keyword, a card, an infraction, and several of them side by side."""
