"""Spiritforged: Fury."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.definition import BODY, FURY, ORDER, equipment, errata, legend, printed, spell, unit
from judge.cards.origins.tokens import GOLD_TOKEN
from judge.cards.top_of_the_deck import reveal_two
from judge.engine.abilities.combat_conditions import (
    ATTACKS,
    DEFENDS,
    WHEN_THIS_ATTACKS,
    WhenThisFights,
    WhenThisWinsCombat,
)
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.scoring_conditions import CONQUER, WHEN_YOU_CONQUER, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.while_played import PlayedFromElsewhere
from judge.engine.actions.attach import Attach
from judge.engine.actions.delay import DoThis
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.give import Give
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.look import DrawRest, LookAtTop, MayPlayOne
from judge.engine.actions.may import May
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.actions.pay_for import IfYouPay
from judge.engine.actions.play_from_hand import PlayFromHand
from judge.engine.actions.play_token import PlayToken
from judge.engine.card import GEAR
from judge.engine.costs.cost import Cost
from judge.engine.criteria import CardsIn, Criteria, Side, a_friendly_unit, a_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW
from judge.engine.keywords.repeat import repeat
from judge.engine.layering.changes import HasAbilities, HasKeywords
from judge.engine.references import Chosen, Destination, Played, Target, This
from judge.engine.zones import Zone

if TYPE_CHECKING:
    from judge.engine.instructions import Instruction

UNLEASHED = "errata/2026-04-03-unleashed.md"
VENDETTA = "errata/2026-07-23-vendetta.md"
SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

REKSAI_BREACHER = unit(
    "Rek'Sai, Breacher", "SFD-029/221", FURY, energy=3, might=3, tags=("Rek'Sai", "The Void"),
    keywords=("Accelerate", "Assault"), supertype="Champion",
    variants=(printed(PlayedFromElsewhere(("Accelerate",))),),
)  # fmt: skip

REPEAT_FOR_ONE = repeat(Cost(energy=1))
ASSAULT_TWO = (HasKeywords(("Assault 2",)),)

BLOOD_RUSH = spell(
    "Blood Rush", "SFD-003/221", FURY, energy=1, keywords=("Action", "Repeat"),
    variants=(
        printed(REPEAT_FOR_ONE, Give(ASSAULT_TWO, Target(a_unit()), Until.FOREVER)),
        errata("2026-01-14", SPIRITFORGED, REPEAT_FOR_ONE, Give(ASSAULT_TWO, Target(a_unit()))),
    ),
)  # fmt: skip

A_CHEAP_EQUIPMENT = CardsIn(Zone.HAND, tag="Equipment", energy_at_most=2)

LONG_SWORD = equipment(
    "Long Sword", "SFD-022/221", FURY, energy=2, power=1, keywords=("Equip", "Quick-Draw", "Reaction"),
    variants=(printed(QUICK_DRAW, equip(Cost(power=("R",))), WhileAttached(2)),),
)  # fmt: skip

RELL_MAGNETIC = unit(
    "Rell, Magnetic", "SFD-024/221", FURY, energy=4, might=4, tags=("Rell", "Noxus"), keywords=("Tank",),
    supertype="Champion",
    variants=(
        # The Equipment is on the chain until the trigger has resolved (354.3), so that as printed nothing is attached.
        printed(
            Triggered(WHEN_THIS_ATTACKS, (PlayFromHand(A_CHEAP_EQUIPMENT), Attach(Played(), This())), may=True)
        ),
        errata(
            "2026-01-14", SPIRITFORGED,
            Triggered(
                WHEN_THIS_ATTACKS,
                (PlayFromHand(A_CHEAP_EQUIPMENT), DoThis((Attach(Played(), This()),), if_played=True)),
                may=True,
            ),
        ),
    ),
)  # fmt: skip

MOVE_HOME = Triggered(WhenThisScores((CONQUER,)), (Move(This(), TO_BASE),), may=True)


def _pursuit(at_least: int) -> tuple[Instruction, ...]:
    equipment_there = Target(Criteria(GEAR, side=Side.FRIENDLY, tag="Equipment"), "Equipment", at_least=at_least)
    return (
        Move(Target(a_friendly_unit()), Destination()),
        May((Attach(equipment_there, Chosen(), same_controller=True),)),
        Give((HasAbilities((MOVE_HOME,)),), Chosen()),
    )


RELENTLESS_PURSUIT = spell(
    "Relentless Pursuit", "SFD-184/221", FURY, BODY, energy=2, power=1, keywords=("Action",), supertype="Signature",
    tags=("Lucian",),
    variants=(printed(*_pursuit(1)), errata("2026-04-03", UNLEASHED, *_pursuit(0))),
)  # fmt: skip

DRAVEN_PLUS_TWO = (GiveMight(2, This()),)
DRAVEN_WINS = Triggered(WhenThisWinsCombat(), (PlayToken(GOLD_TOKEN, exhausted=True),))

DRAVEN_VANQUISHER = unit(
    "Draven, Vanquisher", "SFD-020/221", FURY, energy=4, might=4, tags=("Draven", "Noxus"), supertype="Champion",
    variants=(
        printed(
            DRAVEN_WINS,
            Triggered(
                WhenThisFights((ATTACKS, DEFENDS)), (IfYouPay(Cost(power=("C",)), DRAVEN_PLUS_TWO),), may=True
            ),
        ),
        errata(
            "2026-07-23", VENDETTA,
            DRAVEN_WINS,
            Triggered(WhenThisFights((ATTACKS, DEFENDS)), DRAVEN_PLUS_TWO, may=True, cost=Cost(power=("C",))),
        ),
    ),
)  # fmt: skip

VOID_BURROWER = legend(
    "Void Burrower", "SFD-187/221", FURY, ORDER, tags=("Rek'Sai",),
    variants=(
        printed(
            Triggered(WHEN_YOU_CONQUER, reveal_two(banish_first=False), may=True, cost=Cost(actions=(Exhaust(This()),)))
        ),
        errata(
            "2026-01-14", SPIRITFORGED,
            Triggered(WHEN_YOU_CONQUER, reveal_two(banish_first=True), may=True, cost=Cost(actions=(Exhaust(This()),))),
        ),
    ),
)  # fmt: skip

VOID_RUSH = spell(
    "Void Rush", "SFD-188/221", FURY, ORDER, energy=2, power=1, supertype="Signature", tags=("Rek'Sai",),
    variants=(
        printed(LookAtTop(2, reveal=True), MayPlayOne(banish_first=False, less=2), DrawRest()),
        errata("2026-01-14", SPIRITFORGED, LookAtTop(2, reveal=True), MayPlayOne(less=2), DrawRest()),
    ),
)  # fmt: skip
