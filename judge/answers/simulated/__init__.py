"""Answers that were played: two cards, questions about play, outcomes, replays, reasons."""
