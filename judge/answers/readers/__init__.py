"""The readers of questions, one per module; ``judge/answers/router.py`` lists them in order."""
