"""A scenario shown to people: the position at every decision, stepped through, branched and saved."""
