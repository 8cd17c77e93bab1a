"""Pages of rules, keywords, cards and infractions."""
