"""The typed question before it is read: names, days, pasted texts, sides of a "vs", the gate for unused words."""
