"""The grammar of questions about play: every word is understood in one way, or the question is not read by it."""
