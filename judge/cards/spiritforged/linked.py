"""Spiritforged: cards that refer to what another part of their text has done."""

from __future__ import annotations

from judge.cards.definition import MIND, ORDER, printed, spell
from judge.engine.actions.delay_trigger import AtEndOfThisTurn
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.take_control import LoseControl, TakeControl
from judge.engine.criteria import Where, an_enemy_unit
from judge.engine.references import Chosen, Noted, Target

HOSTILE_TAKEOVER = spell(
    "Hostile Takeover", "SFD-202/221", MIND, ORDER, energy=5, power=2, keywords=("Hidden",), supertype="Signature",
    tags=("Renata Glasc",),
    variants=(
        printed(
            TakeControl(Target(an_enemy_unit(where=Where.BATTLEFIELD))), Ready(Chosen()),
            AtEndOfThisTurn((LoseControl(Noted()), Recall(Noted())), about="unit"),
        ),
    ),
)  # fmt: skip
