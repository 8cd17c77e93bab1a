"""Tokens and basic runes (rules 164, 187)."""

from __future__ import annotations

from judge.cards.definition import BODY, CALM, CHAOS, FURY, MIND, ORDER, gear, printed, rune, unit
from judge.engine.abilities.activated import Activated
from judge.engine.actions.add import Add
from judge.engine.actions.kill import Kill
from judge.engine.costs.cost import Cost
from judge.engine.references import This

RECRUIT = unit(  # 187.1; the catalogue lists its three printings as Recruit (DE), (NX) and (ZN)
    "Recruit", "OGN-271/298", might=1, tags=("Recruit",), supertype="Token", variants=(printed(),), token=True
)

SPRITE = unit(  # 187.2
    "Sprite", "OGN-274/298", might=3, tags=("Fae",), keywords=("Temporary",), supertype="Token",
    variants=(printed(),), token=True,
)  # fmt: skip

GOLD = gear(  # 187.5
    "Gold", "SFD-T03", keywords=("Add", "Reaction"), supertype="Token", token=True,
    variants=(
        printed(
            Activated(Cost(exhaust_this=True, actions=(Kill(This()),)), (Add(power=("A",)),), reaction=True)
        ),
    ),
)  # fmt: skip

RECRUIT_TOKEN, SPRITE_TOKEN, GOLD_TOKEN = (next(found.cards()) for found in (RECRUIT, SPRITE, GOLD))

FURY_RUNE = rune("Fury Rune", "OGN-007/298", FURY)
CALM_RUNE = rune("Calm Rune", "OGN-042/298", CALM)
MIND_RUNE = rune("Mind Rune", "OGN-089/298", MIND)
BODY_RUNE = rune("Body Rune", "OGN-126/298", BODY)
CHAOS_RUNE = rune("Chaos Rune", "OGN-166/298", CHAOS)
ORDER_RUNE = rune("Order Rune", "OGN-214/298", ORDER)
