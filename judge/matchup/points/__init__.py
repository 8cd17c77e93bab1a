"""What a judge wants to know of a walk: facts, differences, causes, verdicts."""
