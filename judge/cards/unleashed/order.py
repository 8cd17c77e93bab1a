"""Unleashed: Order."""

from __future__ import annotations

from judge.cards.definition import ORDER, errata, printed, spell, unit
from judge.cards.unleashed.tokens import BIRD_TOKEN
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.abilities.passive import AdditionalCost
from judge.engine.abilities.played_where import WhereCostKilled
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.draw import Draw
from judge.engine.actions.give import Give
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, MayDrawOne, RecycleRest
from judge.engine.actions.must_kill import DefenderKillsHere
from judge.engine.actions.play_from_hand import PlayFromHand
from judge.engine.actions.play_token import PlayToken
from judge.engine.card import UNIT
from judge.engine.costs.cost import Cost
from judge.engine.criteria import CardsIn, Criteria, Side, Where, a_friendly_unit
from judge.engine.criteria_such_that import Such
from judge.engine.layering.changes import HasKeywords
from judge.engine.qualities import WithKeyword
from judge.engine.references import Chosen, Pick, Target
from judge.engine.zones import Zone

RIFT_HERALD = unit(
    "Rift Herald", "UNL-179/219", ORDER, energy=8, power=1, might=7, tags=("The Void",), keywords=("Deathknell",),
    variants=(
        printed(
            Triggered(WhenThisMoves(Where.BATTLEFIELD), (LookAtTop(3), MayDrawOne(UNIT), RecycleRest())),
            Triggered(
                WhenThisDies(), (PlayFromHand(CardsIn(Zone.HAND, UNIT), only_energy_ignored=True, in_base=True),)
            ),
        ),
    ),
)  # fmt: skip

WITHOUT_TEMPORARY = Such(side=Side.FRIENDLY, when=WithKeyword("Temporary", has=False))

CARRION_DREDGER = unit(
    "Carrion Dredger", "UNL-153/219", ORDER, energy=2, might=1, tags=("Mech", "Zaun"), keywords=("Deathknell",),
    variants=(printed(Triggered(WhenThisDies(), (PlayToken(BIRD_TOKEN, in_base=True),))),),
)  # fmt: skip

SACRIFICE = Pick(a_friendly_unit(), "sacrifice")

ATAKHAN = unit(
    "Atakhan", "UNL-170/219", ORDER, energy=10, power=3, might=7, tags=("Noxus", "Demon"), keywords=("Ganking",),
    variants=(
        printed(
            OptionalCost(
                "the kill", Cost(actions=(Kill(Chosen(SACRIFICE.name)),)), chooses=SACRIFICE, less_its_cost=True
            ),
            Triggered(WHEN_THIS_ATTACKS, (DefenderKillsHere(),)),
        ),
    ),
)  # fmt: skip

KILL_AN_ANIMAL = AdditionalCost(
    Cost(actions=(Kill(Pick(Criteria("", side=Side.YOURS, tags=("Bird", "Cat", "Dog", "Poro")))),))
)

STALKING_WOLF = unit(
    "Stalking Wolf", "UNL-166/219", ORDER, energy=4, power=1, might=6, tags=("Dog", "Freljord"), keywords=("Ambush",),
    variants=(
        printed(KILL_AN_ANIMAL, WhereCostKilled(ambush=False)),
        errata("2026-07-23", "errata/2026-07-23-vendetta.md", KILL_AN_ANIMAL, WhereCostKilled(ambush=True)),
    ),
)  # fmt: skip

SHADOWS_CALL = spell(
    "Shadow's Call", "UNL-165/219", ORDER, energy=2,
    variants=(
        printed(
            Give((HasKeywords(("Temporary",)),), Target(WITHOUT_TEMPORARY), Until.FOREVER),
            Draw(2),
        ),
    ),
)  # fmt: skip
