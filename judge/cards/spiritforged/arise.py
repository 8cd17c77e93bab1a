from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.definition import card, errata, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.actions.ready import Ready
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.card import GEAR
from judge.engine.targeting.amounts import CountOf
from judge.engine.wording.criteria import Criteria, Side, a_unit
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every, Played, Target
from judge.engine.wording.requirements import WasPlayed

if TYPE_CHECKING:
    from judge.engine.state.instruction import Instruction

YOUR_EQUIPMENT = Every(Criteria(GEAR, side=Side.YOURS, qualities=(Tagged("Equipment"),)))


def _arise(ready: Instruction) -> tuple[Instruction, ...]:
    return PlayToken(SAND_SOLDIER.token, CountOf(YOUR_EQUIPMENT)), ready


ARISE = card(
    "Arise!",
    # The tokens are on the chain until the spell has resolved (354.3): as printed there is nothing to be readied.
    printed(*_arise(Ready(Played()))),
    errata(
        "2026-01-14-spiritforged",
        *_arise(DoThis((Ready(Target(a_unit(), "tokens", at_least=0, at_most=2, requirements=(WasPlayed(),))),))),
    ),
)
