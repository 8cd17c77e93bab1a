"""What "something else that is exhausted" means: any other exhausted object on the board (rules 107, 415.1)."""

from __future__ import annotations

from judge.engine.state.card import LEGEND, RUNE
from judge.engine.wording.criteria import Criteria, OneOf
from judge.engine.wording.qualities import IsReady

_EXHAUSTED = (IsReady(ready=False),)

SOMETHING_ELSE_EXHAUSTED = OneOf(
    tuple(Criteria(kind, another=True, qualities=_EXHAUSTED) for kind in ("", RUNE, LEGEND))
)
