"""Maps the names of rules to their numbers in each version of the rulebook."""
