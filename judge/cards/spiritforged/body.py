"""Spiritforged: Body."""

from __future__ import annotations

from judge.cards.definition import BODY, ORDER, equipment, errata, legend, printed, spell, unit
from judge.engine.abilities.combat_conditions import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.abilities.mighty_conditions import WhenBecomesMighty
from judge.engine.abilities.move_conditions import WhenThisMoves
from judge.engine.abilities.scoring_conditions import CONQUER, WhenThisScores
from judge.engine.abilities.triggered import Triggered
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.actions.channel import Channel
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.deal import Deal
from judge.engine.actions.double import DoubleMight
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.give import GiveKeywordsOf
from judge.engine.actions.give_might import GiveMight
from judge.engine.amounts import EnergyCostOf, MightOf
from judge.engine.circumstances import ThereAre
from judge.engine.combat_circumstances import OneOnOne
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, Where, a_friendly_unit, a_unit_of_yours, an_enemy_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.weaponmaster import WEAPONMASTER
from judge.engine.references import Chosen, Target, This
from judge.engine.targeting.chain_criteria import SpellOnChain

RIPOSTE = spell(
    "Riposte", "SFD-206/221", BODY, ORDER, energy=2, power=2, keywords=("Reaction",), supertype="Signature",
    tags=("Fiora",),
    variants=(
        printed(
            Choose(Target(a_friendly_unit())),
            Counter(Target(SpellOnChain(), "spell")),
            GiveMight(EnergyCostOf("spell"), Chosen()),
        ),
    ),
)  # fmt: skip

SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

DORANS_BLADE = equipment(
    "Doran's Blade", "SFD-095/221", BODY, energy=2, variants=(printed(equip(Cost(power=("O",))), WhileAttached(2)),),
)  # fmt: skip

DAMAGE_TO_A_BASE = (Deal(MightOf(This()), Target(an_enemy_unit(where=Where.BASE))),)

YONE_BLADEMASTER = unit(
    "Yone, Blademaster", "SFD-116/221", BODY, energy=5, power=1, might=5, tags=("Yone", "Ionia", "Demon"),
    keywords=("Weaponmaster",), supertype="Champion",
    variants=(
        # Read strictly, a battlefield that has been conquered is not open any more, so that the printed condition is
        # never met: conditions are read after the event (383.2.c).
        printed(WEAPONMASTER, Triggered(WhenThisScores((CONQUER,), open_now=True), DAMAGE_TO_A_BASE)),
        errata(
            "2026-01-14", SPIRITFORGED,
            WEAPONMASTER, Triggered(WhenThisScores((CONQUER,), uncontrolled=True), DAMAGE_TO_A_BASE),
        ),
    ),
)  # fmt: skip

KATO_THE_ARM = unit(
    "Kato the Arm", "SFD-112/221", BODY, energy=4, power=1, might=3, tags=("Noxus",), keywords=("Deflect",),
    variants=(
        printed(
            Triggered(
                WhenThisMoves(Where.BATTLEFIELD),
                (GiveKeywordsOf(This(), Target(a_friendly_unit())), GiveMight(MightOf(This()), Chosen())),
            )
        ),
        errata(
            "2026-01-14", SPIRITFORGED,
            Triggered(
                WhenThisMoves(Where.BATTLEFIELD),
                (GiveKeywordsOf(This(), Target(a_friendly_unit(another=True))), GiveMight(MightOf(This()), Chosen())),
            ),
        ),
    ),
)  # fmt: skip

DIREWING = unit(
    "Direwing", "SFD-094/221", BODY, energy=7, might=7, tags=("Dragon", "Demacia"),
    variants=(
        printed(EntersReady(This(), during=ThereAre(Criteria(side=Side.YOURS, another=True, tag="Dragon")))),
    ),
)  # fmt: skip

RUIN_RUNNER = unit(
    "Ruin Runner", "SFD-105/221", BODY, energy=6, might=5, tags=("Shurima",), variants=(printed(Untargetable()),)
)

FIORA_PEERLESS = unit(
    "Fiora, Peerless", "SFD-110/221", BODY, energy=3, power=1, might=3, tags=("Fiora", "Demacia"), supertype="Champion",
    variants=(
        printed(
            Triggered(
                WhenThisFights((ATTACKS, DEFENDS)), (DoubleMight(This(), until=Until.END_OF_COMBAT),),
                only_if=OneOnOne(),
            )
        ),
    ),
)  # fmt: skip

GRAND_DUELIST = legend(
    "Grand Duelist", "SFD-205/221", BODY, ORDER, tags=("Fiora",), keywords=("Mighty",),
    variants=(
        printed(
            Triggered(
                WhenBecomesMighty(a_unit_of_yours()), (Channel(1, exhausted=True),), may=True,
                cost=Cost(actions=(Exhaust(This()),)),
            )
        ),
    ),
)  # fmt: skip
