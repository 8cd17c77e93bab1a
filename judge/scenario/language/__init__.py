"""The language: from the text of a scenario to a script, and back."""
