"""Vendetta: cards that have players ignore keywords."""

from __future__ import annotations

from judge.cards.definition import MIND, battlefield, printed, spell
from judge.engine.abilities.ignoring import DeflectIgnoredHere, IgnoresDeflect
from judge.engine.actions.give_might import GiveMight
from judge.engine.criteria_such_that import OfDomain, Such
from judge.engine.references import Target
from judge.engine.sides import Side

DECREE_OF_INSIGHT = spell(
    "Decree of Insight", "VEN-061/166", MIND, energy=1, keywords=("Reaction",),
    variants=(printed(IgnoresDeflect(), GiveMight(-5, Target(Such(side=Side.ENEMY, when=OfDomain("Body"))))),),
)  # fmt: skip

HEISHO = battlefield("Heisho, Shell of the World", "VEN-158/166", variants=(printed(DeflectIgnoredHere()),))
