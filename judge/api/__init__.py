"""For other programs: look-ups, two cards and scenarios, with the values that ``--json`` prints."""
