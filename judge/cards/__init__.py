"""What the cards are (catalogue) and what the defined ones do, by set and domain."""
