"""Spiritforged: cards that refer to what another part of their text has done."""

from __future__ import annotations

from judge.cards.definition import MIND, ORDER, equipment, printed, spell
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.banish import Banish
from judge.engine.actions.banish_with import BanishThisFromTrash, PlayBanishedWith
from judge.engine.actions.delay_trigger import AtEndOfThisTurn
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.take_control import LoseControl, TakeControl
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Where, an_enemy_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.qualities import IsAttached
from judge.engine.references import Chosen, Noted, Target, This

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

THE_ZERO_DRIVE = equipment(
    "The Zero Drive", "SFD-090/221", MIND, energy=3, keywords=("Deathknell", "Equip"),
    variants=(
        printed(
            equip(Cost(energy=1, power=("B",))),
            Activated(
                Cost(energy=3, power=("B",), actions=(Banish(This()),)),
                (PlayBanishedWith(every=True, ignoring=True),), only_while=IsAttached(attached=False),
            ),
            WhileAttached(
                2, ("Deathknell",), (Triggered(WhenThisDies(), (BanishThisFromTrash(This(attached=True)),)),)
            ),
        ),
    ),
)  # fmt: skip
