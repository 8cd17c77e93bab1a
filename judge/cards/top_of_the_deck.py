"""What the cards that play something from the top of a deck have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.look import LookAtTop, MayPlayOne, RecycleRest

if TYPE_CHECKING:
    from judge.engine.instructions import Instruction


def reveal_two(*, banish_first: bool, here: bool = False) -> tuple[Instruction, ...]:
    """Reveal two cards, play one of them or none, recycle the rest: corrected, from banishment; printed, from there."""
    return LookAtTop(2, reveal=True), MayPlayOne(banish_first=banish_first, here=here), RecycleRest()
