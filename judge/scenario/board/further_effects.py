"""Effects of test spells that are seldom asked for, each with the instruction that it stands for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.actions.attach import Attach
from judge.engine.actions.burn import Burn
from judge.engine.actions.channel import Channel
from judge.engine.actions.counter import Counter
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.actions.predict import Predict
from judge.engine.instructions.take_turn import TakeTurn
from judge.engine.instructions.xp import GainXP
from judge.engine.state.card import GEAR
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.criteria import Criteria, Where, a_unit
from judge.engine.wording.references import Destination, Target

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.instruction import Instruction

_SAID: dict[str, Instruction] = {
    "move a unit": Move(Target(a_unit()), Destination()),
    "move a unit to base": Move(Target(a_unit(where=Where.BATTLEFIELD)), TO_BASE),
    "attach a gear to a unit": Attach(Target(Criteria(GEAR), "gear"), Target(a_unit())),
    "counter a spell": Counter(Target(SpellOnChain(), "spell")),
    "recycle the rest": RecycleRest(),
    "take a turn after this one": TakeTurn(),
}
_COUNTED: dict[str, Callable[[int], Instruction]] = {
    "channel": Channel, "burn": Burn, "predict": Predict, "look at": LookAtTop,
}  # fmt: skip


def further_effect(text: str) -> Instruction | None:
    """The instruction that a text stands for, or None if it is none of these."""
    if text in _SAID:
        return _SAID[text]
    counted = re.fullmatch(rf"(?P<verb>{'|'.join(_COUNTED)}) (?P<amount>\d+)", text)
    if counted is not None:
        return _COUNTED[counted["verb"]](int(counted["amount"]))
    gains = re.fullmatch(r"gain (\d+) XP", text)
    if gains is not None:
        return GainXP(int(gains[1]))
    return None
