"""Scenarios: their language, the boards they state, the play they tell, and what they expect."""

import judge.engine  # noqa: F401 - before msgspec, of which it imports less
