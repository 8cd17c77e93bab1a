"""Vendetta: tokens (rule 187). The card list has no entry for them, so they are no definitions."""

from __future__ import annotations

from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.banish import Banish
from judge.engine.actions.give import Give
from judge.engine.actions.if_you_do import IfDone
from judge.engine.card import UNIT, Card
from judge.engine.criteria import CardsIn
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Target, This
from judge.engine.zones import Zone

TENTACLE_TOKEN = Card("Tentacle", (UNIT,), might=1, tags=("Bilgewater",), token=True)  # 187.10

SHADOW_CLONE_TOKEN = Card(  # 187.11
    "Shadow Clone", (UNIT,), might=0, token=True,
    abilities=(
        Triggered(
            WHEN_THIS_ATTACKS,
            (
                Banish(Target(CardsIn(Zone.TRASH, UNIT), "card")),
                IfDone((Give((HasKeywords(("Assault 4",)),), This()),), "card"),
            ),
            may=True,
        ),
    ),
)  # fmt: skip
