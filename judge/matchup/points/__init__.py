"""The points of a walk that interest a judge: facts, differences, causes, verdicts."""
