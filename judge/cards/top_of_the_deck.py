"""Instructions shared by cards that play something from the top of a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt

if TYPE_CHECKING:
    from judge.engine.state.instruction import Instruction


def reveal_two(*, banish_first: bool, here: bool = False) -> tuple[Instruction, ...]:
    """Reveal two cards, play one of them or none, and recycle the rest.

    ``banish_first`` plays it from banishment, as corrected; otherwise from the deck, as printed.
    """
    return (
        LookAtTop(2, reveal=True),
        PickCards(LookedAt(), PlayIt(banish_first=banish_first, here=here), may=True),
        RecycleRest(),
    )
