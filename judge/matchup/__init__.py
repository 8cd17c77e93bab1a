"""The interaction of two cards: roles, set-ups, and a walk of every line of play."""

import judge.engine  # noqa: F401 - before msgspec, of which it imports less
