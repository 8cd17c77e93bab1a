"""Origins: Fury."""

from __future__ import annotations

from judge.cards.definition import BODY, FURY, MIND, errata, gear, legend, printed, spell, unit
from judge.cards.saves import EXHAUST_RECALL, HEAL_EXHAUST_RECALL
from judge.doubts import open_question
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.conditions import WhenYouPlay, WhenYouPlayMighty
from judge.engine.abilities.damage import SPELLS_AND_ABILITIES, BonusDamage, DamageFrom
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.enters_ready import EntersReady, NextEntersReady
from judge.engine.abilities.facedown import EnemyFacedownStays
from judge.engine.abilities.kill_conditions import WhenYouKill
from judge.engine.abilities.passive import Static
from judge.engine.abilities.replacement import WouldDie
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.add import Add
from judge.engine.actions.bar import CannotPlay
from judge.engine.actions.channel import Channel
from judge.engine.actions.choose import Choose
from judge.engine.actions.deal import Deal
from judge.engine.actions.deal_split import DealSplit
from judge.engine.actions.delay import DoThis, IfThisKills, NextTimeThisTurn
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.give import Give
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.if_so import If
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.move import Move
from judge.engine.actions.play import PlayThis
from judge.engine.actions.play_one import PlayOne
from judge.engine.actions.ready import Ready
from judge.engine.actions.recycle import RecycleFromTrash
from judge.engine.actions.reveal_deck import OpponentsRevealTop
from judge.engine.actions.this_turn import ForNextSpell, ThisTurn
from judge.engine.amounts import MightOf
from judge.engine.card import SPELL
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, Where, a_friendly_unit, a_unit, an_enemy_unit
from judge.engine.keywords.legion import LEGION
from judge.engine.layering.changes import HasKeywords
from judge.engine.references import Affected, Chosen, Destination, Every, Target, This

BRYNHIR_THUNDERSONG = unit(
    "Brynhir Thundersong", "OGN-026/298", FURY, energy=6, might=5, tags=("Freljord",),
    variants=(printed(Triggered(WhenPlayed(), (CannotPlay(spells_only=False),))),),
)  # fmt: skip

ORIGINS = "errata/2025-10-28-origins.md"
SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

A_UNIT_AT_A_BATTLEFIELD = Target(a_unit(where=Where.BATTLEFIELD))

BLIND_FURY = spell(
    "Blind Fury", "OGN-025/298", FURY, energy=4, power=2, keywords=("Action",),
    variants=(
        printed(OpponentsRevealTop(), PlayOne(banish_first=False), RecycleRest()),
        errata("2025-10-28", ORIGINS, OpponentsRevealTop(), PlayOne(), RecycleRest()),
    ),
)  # fmt: skip

SEAL_OF_RAGE = gear(
    "Seal of Rage", "OGN-040/298", FURY, power=1, keywords=("Add", "Reaction"),
    variants=(printed(Activated(Cost(exhaust_this=True), (Add(power=("R",)),), reaction=True)),),
)  # fmt: skip

DAUGHTER_OF_THE_VOID = legend(
    "Daughter of the Void", "OGN-247/298", FURY, MIND, tags=("Kai'Sa",), keywords=("Add", "Reaction"),
    supertype="Champion",
    variants=(
        printed(Activated(Cost(exhaust_this=True), (Add(power=("A",), for_spells=True),), reaction=True)),
    ),
)  # fmt: skip

VI_DESTRUCTIVE = unit(
    "Vi, Destructive", "OGN-036/298", FURY, energy=2, power=1, might=3, tags=("Vi", "Piltover"),
    keywords=("Ganking",), supertype="Champion",
    variants=(printed(Activated(Cost(actions=(RecycleFromTrash(1),)), (GiveMight(1, This()),))),),
)  # fmt: skip

LEGION_REARGUARD = unit(
    "Legion Rearguard", "OGN-010/298", FURY, energy=2, might=2, tags=("Trifarian", "Noxus"), keywords=("Accelerate",),
    variants=(printed(),),
)  # fmt: skip

NOXUS_HOPEFUL = unit(
    "Noxus Hopeful", "OGN-012/298", FURY, energy=4, might=4, tags=("Trifarian", "Noxus"), keywords=("Legion",),
    variants=(printed(Discount(2, during=LEGION)),),
)  # fmt: skip

DRAWS_AS_PRINTED = open_question(
    "disintegrate-as-printed", "Does Disintegrate draw as printed?", "it does, as the errata say"
)

DISINTEGRATE = spell(
    "Disintegrate", "OGN-005/298", FURY, energy=4, keywords=("Action",),
    variants=(
        # Unclear: as printed the draw is an instruction of the spell, read before the damage can have killed anything
        # (323.5 comes after the resolution), so taken literally it never happens. It was played as it was meant and
        # the errata only says so; both wordings are performed the same way here.
        printed(Deal(3, A_UNIT_AT_A_BATTLEFIELD), IfThisKills(Chosen(), (Draw(1),), doubt=DRAWS_AS_PRINTED)),
        errata("2025-10-28", ORIGINS, Deal(3, A_UNIT_AT_A_BATTLEFIELD), IfThisKills(Chosen(), (Draw(1),))),
    ),
)  # fmt: skip

UNLICENSED_ARMORY = gear(
    "Unlicensed Armory", "OGN-023/298", FURY, energy=2,
    variants=(
        printed(
            Activated(
                Cost(exhaust_this=True, actions=(Discard(1),)),
                (
                    Choose(Target(a_friendly_unit())),
                    NextTimeThisTurn(
                        Chosen(), WouldDie(Affected(), EXHAUST_RECALL, may=True, cost=Cost(power=("C",)))
                    ),
                ),
            )
        ),
        errata(
            "2025-10-28", ORIGINS,
            Activated(
                Cost(exhaust_this=True, actions=(Discard(1),)),
                (
                    Choose(Target(a_friendly_unit())),
                    NextTimeThisTurn(
                        Chosen(), WouldDie(Affected(), HEAL_EXHAUST_RECALL, may=True, cost=Cost(power=("C",)))
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

VOID_SEEKER = spell(
    "Void Seeker", "OGN-024/298", FURY, energy=3, power=1, keywords=("Action",),
    variants=(printed(Deal(4, A_UNIT_AT_A_BATTLEFIELD), Draw(1)),),
)  # fmt: skip

FALLING_STAR = spell(
    "Falling Star", "OGN-029/298", FURY, energy=2, power=2,
    variants=(
        # Two reflexive triggers: each is a pending item of its own, chosen and resolved separately (387.1.a).
        printed(DoThis((Deal(3, Target(a_unit())),), times=2)),
        # Two instructions of one spell: both units are chosen as it is finalized.
        errata(
            "2026-01-14", SPIRITFORGED,
            Deal(3, Target(a_unit(), "first unit")), Deal(3, Target(a_unit(), "second unit")),
        ),
    ),
)  # fmt: skip

ICATHIAN_RAIN = spell(
    "Icathian Rain", "OGN-248/298", FURY, MIND, energy=7, power=3, supertype="Signature", tags=("Kai'Sa",),
    variants=(
        printed(DoThis((Deal(2, Target(a_unit())),), times=6)),
        errata(
            "2026-01-14", SPIRITFORGED,
            *(Deal(2, Target(a_unit(), f"{which} unit")) for which in ("first", "second", "third", "fourth", "fifth",
                                                                      "sixth")),
        ),
    ),
)  # fmt: skip

DARIUS_TRIFARIAN = unit(
    "Darius, Trifarian", "OGN-027/298", FURY, energy=5, power=1, might=5, tags=("Trifarian", "Darius", "Noxus"),
    supertype="Champion",
    variants=(printed(Triggered(WhenYouPlay(nth=2), (GiveMight(2, This()), Ready(This())))),),
)  # fmt: skip

HEXTECH_RAY = spell(
    "Hextech Ray", "OGN-009/298", FURY, energy=1, power=1, keywords=("Action",),
    variants=(printed(Deal(3, A_UNIT_AT_A_BATTLEFIELD)),),
)  # fmt: skip

STORMBRINGER = spell(
    "Stormbringer", "OGN-250/298", FURY, BODY, energy=6, power=2, supertype="Signature", tags=("Volibear",),
    variants=(
        printed(
            Choose(Target(Criteria(side=Side.YOURS, where=Where.BASE))),
            Deal(MightOf(Chosen()), Every(an_enemy_unit(), at_chosen="destination")),
            Move(Chosen(), Destination(where=Where.BATTLEFIELD)),
        ),
    ),
)  # fmt: skip

RELENTLESS_STORM = legend(
    "Relentless Storm", "OGN-249/298", FURY, BODY, tags=("Volibear",), keywords=("Mighty",), supertype="Champion",
    variants=(
        printed(
            Triggered(
                WhenYouPlayMighty(), (Channel(1, exhausted=True),), may=True, cost=Cost(actions=(Exhaust(This()),))
            )
        ),
    ),
)  # fmt: skip

IMMORTAL_PHOENIX = unit(
    "Immortal Phoenix", "OGN-037/298", FURY, energy=3, power=1, might=3, tags=("Spirit",), keywords=("Assault 2",),
    variants=(
        printed(
            Triggered(
                WhenYouKill(a_unit(), by=SPELL), (PlayThis(),), may=True, cost=Cost(energy=1, power=("R",)),
                in_trash=True,
            )
        ),
    ),
)  # fmt: skip

VOLIBEAR_FURIOUS = unit(
    "Volibear, Furious", "OGN-041/298", FURY, energy=10, power=2, might=9, tags=("Volibear", "Freljord"),
    keywords=("Deflect 2",), supertype="Champion",
    variants=(
        printed(
            Triggered(
                WHEN_THIS_ATTACKS,
                (DealSplit(5, Target(an_enemy_unit(), "units", at_least=0, at_most=5, here=True, split=True)),),
            )
        ),
    ),
)  # fmt: skip

RAVENBORN_TOME = gear(
    "Ravenborn Tome", "OGN-032/298", FURY, energy=3,
    variants=(
        printed(Activated(Cost(exhaust_this=True), (ForNextSpell(BonusDamage(1), this_turn=False),))),
        errata("2025-10-28", ORIGINS, Activated(Cost(exhaust_this=True), (ForNextSpell(BonusDamage(1)),))),
    ),
)  # fmt: skip

ANNIE_FIERY = unit(
    "Annie, Fiery", "OGS-001/024", FURY, energy=5, power=1, might=4, tags=("Annie", "Noxus"), supertype="Champion",
    variants=(printed(BonusDamage(1, DamageFrom(SPELLS_AND_ABILITIES, Side.YOURS))),),
)  # fmt: skip

CAPTAIN_FARRON = unit(
    "Captain Farron", "OGN-015/298", FURY, energy=4, power=1, might=5, tags=("Trifarian", "Noxus"),
    variants=(printed(Static(Every(a_friendly_unit(another=True), here=True), (HasKeywords(("Assault",)),))),),
)  # fmt: skip

JINX_DEMOLITIONIST = unit(
    "Jinx, Demolitionist", "OGN-030/298", FURY, energy=3, power=1, might=4, tags=("Jinx", "Zaun"),
    keywords=("Accelerate", "Assault 2"), supertype="Champion",
    variants=(printed(Triggered(WhenPlayed(), (Discard(2),))),),
)  # fmt: skip

SUN_DISC = gear(
    "Sun Disc", "OGN-021/298", FURY, energy=2, power=1, keywords=("Legion",),
    variants=(
        printed(Activated(Cost(exhaust_this=True), (If(LEGION, (ThisTurn(NextEntersReady("Unit"), once=True),)),))),
    ),
)  # fmt: skip

NOXUS_SABOTEUR = unit(
    "Noxus Saboteur", "OGN-018/298", FURY, energy=3, might=3, tags=("Trifarian", "Noxus"),
    variants=(printed(EnemyFacedownStays()),),
)  # fmt: skip

MAGMA_WURM = unit(
    "Magma Wurm", "OGN-011/298", FURY, energy=8, power=1, might=8, tags=("Freljord",),
    variants=(printed(EntersReady(Every(a_friendly_unit(another=True)))),),
)  # fmt: skip

CLEAVE = spell(
    "Cleave", "OGN-004/298", FURY, energy=1, keywords=("Action",),
    variants=(printed(Give((HasKeywords(("Assault 3",)),), Target(a_unit()))),),
)  # fmt: skip
