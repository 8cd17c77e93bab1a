"""What was typed, before it is read: names, days, pasted texts, the sides of a "vs", and the gate for unused words."""
