"""Origins: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, errata, gear, printed, spell, unit
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.as_looked_at import AsLookedAt
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.conditions import WhenYouDiscard, WhenYouPlay
from judge.engine.abilities.damage import NoDamage
from judge.engine.abilities.move_conditions import WHEN_THIS_MOVES
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.look import LookAtTop, RecycleRest, TakeIntoHand
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.actions.play import Ignoring, Play
from judge.engine.actions.ready import Ready
from judge.engine.actions.recall import Recall
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.reveal import RevealAndRecycleTopRune
from judge.engine.actions.stun import Stun
from judge.engine.actions.swap_places import SwapPlaces
from judge.engine.actions.take_control import TakeControl
from judge.engine.circumstances import MovedThisTurn
from judge.engine.costs.cost import Cost
from judge.engine.criteria import (
    CardsIn,
    Criteria,
    Facedown,
    OneOf,
    Side,
    Where,
    a_friendly_unit,
    a_unit,
    a_unit_of_yours,
    an_enemy_unit,
)
from judge.engine.keywords.deathknell import deathknell
from judge.engine.references import Chosen, Destination, Every, Target, This
from judge.engine.zones import Zone

ORIGINS = "errata/2025-10-28-origins.md"

THE_HARROWING = spell(
    "The Harrowing", "OGN-198/298", CHAOS, energy=6, power=2,
    variants=(printed(Play(Target(CardsIn(Zone.TRASH, "Unit")), Ignoring.ENERGY)),),
)  # fmt: skip

POSSESSION = spell(
    "Possession", "OGN-203/298", CHAOS, energy=8, power=3, keywords=("Action",),
    variants=(printed(TakeControl(Target(an_enemy_unit(where=Where.BATTLEFIELD))), Recall(Chosen())),),
)  # fmt: skip

RETURN_ONE_OF_YOURS = Activated(
    Cost(exhaust_this=True),
    (
        ReturnToHand(
            Target(
                OneOf(
                    (
                        Criteria("Gear", Side.FRIENDLY, another=True),
                        Criteria("Unit", Side.FRIENDLY),
                        Facedown(Side.FRIENDLY),
                    )
                ),
                "card",
            )
        ),
    ),
)

PACK_OF_WONDERS = gear(
    "Pack of Wonders", "OGN-181/298", CHAOS, energy=2,
    variants=(
        # "A Hidden card" was ruled to be a facedown one before the errata said so (faq@origins:pack-of-wonders-1).
        printed(RETURN_ONE_OF_YOURS),
        errata("2025-10-28", ORIGINS, RETURN_ONE_OF_YOURS),
    ),
)  # fmt: skip

STACKED_DECK = spell(
    "Stacked Deck", "OGN-183/298", CHAOS, energy=1, keywords=("Action",),
    variants=(printed(LookAtTop(3), TakeIntoHand(1), RecycleRest()),),
)  # fmt: skip

NOCTURNE_HORRIFYING = unit(
    "Nocturne, Horrifying", "OGN-194/298", CHAOS, energy=4, power=1, might=4, tags=("Nocturne",),
    keywords=("Ganking",), supertype="Champion",
    variants=(
        printed(AsLookedAt(Cost(power=("A",)), banish_first=False)),
        errata("2025-10-28", ORIGINS, AsLookedAt(Cost(power=("A",)))),
    ),
)  # fmt: skip

REBUKE = spell(
    "Rebuke", "OGN-172/298", CHAOS, energy=2, power=2, keywords=("Action",),
    variants=(printed(ReturnToHand(Target(a_unit(where=Where.BATTLEFIELD)))),),
)  # fmt: skip

KAYN_UNLEASHED = unit(
    "Kayn, Unleashed", "OGN-189/298", CHAOS, energy=6, power=1, might=6, tags=("Kayn", "Ionia"), keywords=("Ganking",),
    supertype="Champion",
    variants=(printed(NoDamage(This(), when=MovedThisTurn(2))),),
)  # fmt: skip

KOGMAW_CAUSTIC = unit(
    "Kog'Maw, Caustic", "OGN-190/298", CHAOS, energy=3, power=1, might=1, tags=("Kog'Maw", "The Void"),
    keywords=("Deathknell",), supertype="Champion",
    variants=(printed(deathknell(Deal(4, Every(a_unit(where=Where.BATTLEFIELD), here=True)))),),
)  # fmt: skip

JINX_REBEL = unit(
    "Jinx, Rebel", "OGN-202/298", CHAOS, energy=5, power=1, might=5, tags=("Jinx", "Zaun"), supertype="Champion",
    variants=(printed(Triggered(WhenYouDiscard(), (Ready(This()), GiveMight(1, This())))),),
)  # fmt: skip

TIDETURNER = unit(
    "Tideturner", "OGN-199/298", CHAOS, energy=2, might=2, tags=("Bilgewater",), keywords=("Hidden",),
    variants=(
        printed(Triggered(WhenPlayed(), (SwapPlaces(This(), Target(a_unit_of_yours())),), may=True)),
        errata(
            "2025-10-28", ORIGINS,
            Triggered(WhenPlayed(), (SwapPlaces(This(), Target(a_unit_of_yours(), elsewhere=True)),), may=True),
        ),
    ),
)  # fmt: skip

RIDE_THE_WIND = spell(
    "Ride the Wind", "OGN-173/298", CHAOS, energy=2, power=1, keywords=("Action",),
    variants=(printed(Move(Target(a_friendly_unit()), Destination()), Ready(Chosen())),),
)  # fmt: skip

FLASH = spell(
    "Flash", "OGS-011/024", CHAOS, energy=2, keywords=("Reaction",),
    variants=(printed(Move(Target(a_friendly_unit(), "units", at_least=0, at_most=2), TO_BASE)),),
)  # fmt: skip

FROM_BATTLEFIELD_TO_BASE = (Move(Target(a_friendly_unit(where=Where.BATTLEFIELD)), TO_BASE),)

THE_SYREN = gear(
    "The Syren", "OGN-184/298", CHAOS, energy=2,
    variants=(
        # As printed it says "your base", which no rule lets mean the base of anyone but the unit's controller.
        printed(Activated(Cost(energy=1, exhaust_this=True), FROM_BATTLEFIELD_TO_BASE)),
        errata("2025-10-28", ORIGINS, Activated(Cost(energy=1, exhaust_this=True), FROM_BATTLEFIELD_TO_BASE)),
    ),
)  # fmt: skip

TEEMO_SCOUT = unit(
    "Teemo, Scout", "OGN-197/298", CHAOS, energy=2, might=1, tags=("Yordle", "Teemo", "Bandle City"),
    keywords=("Hidden",), supertype="Champion",
    variants=(printed(Triggered(WhenPlayed(), (GiveMight(3, This()),))),),
)  # fmt: skip

EMBER_MONK = unit(
    "Ember Monk", "OGN-167/298", CHAOS, energy=4, might=4, tags=("Bandle City",),
    variants=(printed(Triggered(WhenYouPlay(facedown=True), (GiveMight(2, This()),))),),
)  # fmt: skip

TRAVELING_MERCHANT = unit(
    "Traveling Merchant", "OGN-185/298", CHAOS, energy=2, might=2, tags=("Bilgewater",),
    variants=(printed(Triggered(WHEN_THIS_MOVES, (Discard(1), Draw(1)))),),
)  # fmt: skip

BY_THE_DOMAIN_OF_A_RUNE = RevealAndRecycleTopRune(
    (
        (
            "Fury",
            (Deal(2, Target(an_enemy_unit(), here=True)), Deal(1, Every(an_enemy_unit(), here=True, but="unit"))),
        ),
        ("Mind", (Draw(1),)),
        ("Order", (Stun(Target(an_enemy_unit())),)),
    )
)

TWISTED_FATE_GAMBLER = unit(
    "Twisted Fate, Gambler", "OGN-200/298", CHAOS, energy=4, might=4, tags=("Twisted Fate", "Bilgewater"),
    supertype="Champion", variants=(printed(Triggered(WHEN_THIS_ATTACKS, (BY_THE_DOMAIN_OF_A_RUNE,))),),
)  # fmt: skip
