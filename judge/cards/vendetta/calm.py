"""Vendetta: Calm."""

from __future__ import annotations

from judge.cards.definition import CALM, errata, printed, spell, unit
from judge.engine.abilities.combat_conditions import WhenItsCombatEnds
from judge.engine.abilities.conditions import WhenYouPlay
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.choose import Choose
from judge.engine.actions.empower import Empower
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.move import Move
from judge.engine.actions.this_turn import ForNextSpell
from judge.engine.circumstances import AtABattlefield
from judge.engine.combat_circumstances import InCombat, InCombatWith
from judge.engine.criteria import Where, a_unit_of_yours
from judge.engine.criteria_such_that import ChosenBySpell, EitherOf, OfDomain, Such
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.layering.changes import MightBy
from judge.engine.references import Chosen, Destination, Target, This
from judge.engine.sides import Side

VENDETTA = "errata/2026-07-23-vendetta.md"

TO_THE_CHOSEN_BATTLEFIELD = (
    Move(Target(a_unit_of_yours(), arrives=True), Destination(name="battlefield", yours=True)),
    GiveMight(2, Chosen()),
)

CHEAPER = Discount(2, power=("A", "A"))


def _heron(*, this_turn: bool) -> Triggered:
    effect = (ForNextSpell(CHEAPER, this_turn=this_turn, any_card=True),)
    return Triggered(WhenYouPlay(nth=1), effect, only_if=AtABattlefield())


ASTRAL_HERON = unit(
    "Astral Heron", "VEN-044/166", CALM, energy=7, might=7, tags=("Bird", "Mount Targon"),
    variants=(printed(_heron(this_turn=False)), errata("2026-07-23", VENDETTA, _heron(this_turn=True))),
)  # fmt: skip

RESONATING_STRIKE = spell(
    "Resonating Strike", "VEN-034/166", CALM, energy=2, power=1, keywords=("Hidden", "Reaction"),
    variants=(
        # The errata only puts the right reminder behind the keyword.
        printed(*TO_THE_CHOSEN_BATTLEFIELD),
        errata("2026-07-23", VENDETTA, *TO_THE_CHOSEN_BATTLEFIELD),
    ),
)  # fmt: skip

AKALI_SILENT = unit(
    "Akali, Silent", "VEN-038/166", CALM, energy=4, power=1, might=4, tags=("Ionia", "Akali"), supertype="Champion",
    variants=(
        printed(
            Untargetable(unless=InCombat()), Triggered(WhenThisMoves(Where.BATTLEFIELD), (GiveMight(2, This()),))
        ),
    ),
)  # fmt: skip

AN_ENEMY_FURY_UNIT = Such(side=Side.ENEMY, when=OfDomain("Fury"))
IN_NEED_OF_FOCUS = EitherOf((InCombatWith(AN_ENEMY_FURY_UNIT), ChosenBySpell("Fury", Side.ENEMY)))

DECREE_OF_FOCUS = spell(
    "Decree of Focus", "VEN-040/166", CALM, energy=1, keywords=("Reaction",),
    variants=(
        printed(Choose(Target(Such(side=Side.FRIENDLY, when=IN_NEED_OF_FOCUS))), GiveMight(4, Chosen())),
    ),
)  # fmt: skip

MOURNFUL_WITNESS = unit(
    "Mournful Witness", "VEN-028/166", CALM, energy=2, might=2, tags=("Fae", "Ionia"), keywords=("Empowered",),
    variants=(
        printed(
            Triggered(WhenItsCombatEnds(), (Empower(This()),)), Static(This(), (MightBy(2),), during=IsEmpowered())
        ),
    ),
)  # fmt: skip
