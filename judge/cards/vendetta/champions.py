"""Vendetta: champion units."""

from __future__ import annotations

from judge.cards.definition import MIND, printed, unit
from judge.engine.abilities.conditions import WhenDies
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.channel import Channel
from judge.engine.criteria import an_enemy_unit

NASUS_GUARDIAN_OF_KNOWLEDGE = unit(
    "Nasus, Guardian of Knowledge", "VEN-063/166", MIND, energy=5, power=1, might=6, tags=("Dog", "Shurima", "Nasus"),
    supertype="Champion",
    variants=(printed(Triggered(WhenDies(an_enemy_unit(), here=True), (Channel(1, exhausted=True),), each_turn=1)),),
)  # fmt: skip
