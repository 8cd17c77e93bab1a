from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.definition import card, errata, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.actions.delay import DoThis
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.ready import Ready
from judge.engine.amounts import CountOf
from judge.engine.card import GEAR
from judge.engine.criteria import Criteria, Side, a_unit
from judge.engine.references import Every, Played, Target

if TYPE_CHECKING:
    from judge.engine.instructions import Instruction

YOUR_EQUIPMENT = Every(Criteria(GEAR, side=Side.YOURS, tag="Equipment"))


def _arise(ready: Instruction) -> tuple[Instruction, ...]:
    return PlayToken(SAND_SOLDIER.token, CountOf(YOUR_EQUIPMENT)), ready


ARISE = card(
    "Arise!",
    # The tokens are on the chain until the spell has resolved (354.3): as printed there is nothing to be readied.
    printed(*_arise(Ready(Played()))),
    errata(
        "2026-01-14-spiritforged",
        *_arise(DoThis((Ready(Target(a_unit(), "tokens", at_least=0, at_most=2, played=True)),))),
    ),
)
