"""From the name of a rule to its number in each version of the rulebook."""
