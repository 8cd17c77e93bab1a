"""Answers that were played: two cards, questions about cards, all outcomes, replays, reasons."""
