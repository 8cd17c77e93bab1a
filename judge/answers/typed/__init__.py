"""What was typed, before it is read: names, pasted texts, the sides of a "vs", what was not understood."""
