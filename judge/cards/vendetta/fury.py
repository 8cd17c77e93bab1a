"""Vendetta: Fury."""

from __future__ import annotations

from judge.cards.definition import CHAOS, FURY, printed, spell, unit
from judge.cards.vendetta.tokens import SHADOW_CLONE_TOKEN
from judge.engine.abilities.ignoring import IgnoresInAssignment
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.actions.burn import Burn
from judge.engine.actions.deal import Deal
from judge.engine.actions.play_token import PlayToken
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Side
from judge.engine.criteria_such_that import OfDomain, Such
from judge.engine.keywords.flow import Flow
from judge.engine.references import Target, TargetPlayer

DECREE_OF_RAGE = spell(
    "Decree of Rage", "VEN-015/166", FURY, energy=1, power=1, keywords=("Action",),
    variants=(printed(CannotBeCountered(), Deal(4, Target(Such(side=Side.ENEMY, when=OfDomain("Calm"))))),),
)  # fmt: skip

BLADE_TWIRLER = unit(
    "Blade Twirler", "VEN-002/166", FURY, energy=4, might=4, tags=("Yordle", "Ionia"),
    variants=(printed(Triggered(WhenThisMoves(nth=1), (Burn(1, TargetPlayer("player", opponent=False)),))),),
)  # fmt: skip

DEATH_MARK = spell(
    "Death Mark", "VEN-144/166", FURY, CHAOS, energy=2, power=1, tags=("Zed",), keywords=("Flow",),
    supertype="Signature",
    variants=(printed(Flow(Cost(1, ("A", "A"))), Burn(3), PlayToken(SHADOW_CLONE_TOKEN)),),
)  # fmt: skip

DUNE_SURFER = unit(
    "Dune Surfer", "VEN-004/166", FURY, energy=3, might=3, tags=("Shurima",),
    variants=(printed(IgnoresInAssignment("Tank")),),
)  # fmt: skip
