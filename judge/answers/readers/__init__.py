"""The ways to read a question, one a module; ``judge/answers/router.py`` lists them in order."""
