"""Spiritforged: Chaos."""

from __future__ import annotations

from judge.cards.definition import CHAOS, equipment, errata, printed, spell, unit
from judge.engine.abilities.combat_conditions import WhenThisWinsCombat
from judge.engine.abilities.triggered import Triggered, WhenPlayed, WhenThisDies
from judge.engine.actions.counter import Counter
from judge.engine.actions.gain_points import GainPoints
from judge.engine.actions.play_from_hand import PlayFromHand
from judge.engine.actions.swap_might import SwapMight
from judge.engine.card import SPELL
from judge.engine.combat_circumstances import InCombat
from judge.engine.costs.cost import Cost
from judge.engine.criteria import CardsIn, Where, a_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import ATTACH_THIS, equip
from judge.engine.keywords.repeat import repeat
from judge.engine.references import Target, TargetPlayer
from judge.engine.targeting.chain_criteria import SpellOnChain
from judge.engine.zones import Zone

HARD_BARGAIN = spell(
    "Hard Bargain", "SFD-136/221", CHAOS, energy=2, keywords=("Reaction", "Repeat"),
    variants=(
        printed(repeat(Cost(energy=2)), Counter(Target(SpellOnChain(), "spell"), unless=Cost(energy=2))),
    ),
)  # fmt: skip

VENDETTA = "errata/2026-07-23-vendetta.md"
SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

EDGE_OF_NIGHT_TEXT = (Triggered(WhenPlayed(facedown=True), (ATTACH_THIS,)), equip(Cost(power=("C",))), WhileAttached(2))

EDGE_OF_NIGHT = equipment(
    "Edge of Night", "SFD-139/221", CHAOS, energy=3, keywords=("Equip", "Hidden"),
    variants=(
        # "Here" of the printed text means the battlefield where it was played, to which Hidden binds the choice anyway
        # (811.1.d.2); the errata only keeps it from being read as the base, where the gear is by then.
        printed(*EDGE_OF_NIGHT_TEXT),
        errata("2026-01-14", SPIRITFORGED, *EDGE_OF_NIGHT_TEXT),
    ),
)  # fmt: skip

A_CHEAP_SPELL = CardsIn(Zone.TRASH, card_type=SPELL, energy_at_most=3)

FIZZ_TRICKSTER = unit(
    "Fizz, Trickster", "SFD-140/221", CHAOS, energy=3, power=1, might=3, tags=("Yordle", "Fizz", "Bilgewater"),
    supertype="Champion",
    variants=(
        printed(
            Triggered(
                WhenPlayed(), (PlayFromHand(A_CHEAP_SPELL, only_energy_ignored=True, recycled="after"),), may=True
            )
        ),
        errata(
            "2026-07-23", VENDETTA,
            Triggered(
                WhenPlayed(), (PlayFromHand(A_CHEAP_SPELL, only_energy_ignored=True, recycled="then"),), may=True
            ),
        ),
    ),
)  # fmt: skip

SWITCHEROO = spell(
    "Switcheroo", "SFD-145/221", CHAOS, energy=2, power=2, keywords=("Action", "Hidden"),
    variants=(
        printed(SwapMight(Target(a_unit(where=Where.BATTLEFIELD), "units", at_least=2, at_most=2, together=True))),
    ),
)  # fmt: skip

DRAVEN_AUDACIOUS = unit(
    "Draven, Audacious", "SFD-148/221", CHAOS, energy=6, power=1, might=6, tags=("Draven", "Noxus"),
    keywords=("Deflect",), supertype="Champion",
    variants=(
        printed(
            Triggered(WhenThisWinsCombat(first_each_turn=True), (GainPoints(),)),
            Triggered(WhenThisDies(), (GainPoints(who=TargetPlayer()),), only_if=InCombat()),
        ),
    ),
)  # fmt: skip
