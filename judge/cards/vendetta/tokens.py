"""Vendetta: tokens (rule 187). The card list has no entry for them, so they have no collector code."""

from __future__ import annotations

from judge.cards.definition import printed, unit
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.banish import Banish
from judge.engine.actions.give import Give
from judge.engine.actions.if_you_do import IfDone
from judge.engine.card import UNIT
from judge.engine.criteria import CardsIn
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Target, This
from judge.engine.zones import Zone

TENTACLE = unit(  # 187.10
    "Tentacle", "", might=1, tags=("Bilgewater",), supertype="Token", variants=(printed(),), token=True
)

SHADOW_CLONE = unit(  # 187.11
    "Shadow Clone", "", might=0, supertype="Token", token=True,
    variants=(
        printed(
            Triggered(
                WHEN_THIS_ATTACKS,
                (
                    Banish(Target(CardsIn(Zone.TRASH, UNIT), "card")),
                    IfDone((Give((HasKeywords(("Assault 4",)),), This()),), "card"),
                ),
                may=True,
            ),
        ),
    ),
)  # fmt: skip

TENTACLE_TOKEN, SHADOW_CLONE_TOKEN = (next(found.cards()) for found in (TENTACLE, SHADOW_CLONE))
