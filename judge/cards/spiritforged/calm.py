"""Spiritforged: Calm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.definition import BODY, CALM, ORDER, equipment, errata, printed, spell, unit
from judge.cards.spiritforged.tokens import SAND_SOLDIER_TOKEN
from judge.engine.abilities.no_points import OpponentsGainNoPoints
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.abilities.while_played import InHandHave
from judge.engine.actions.counter import Counter
from judge.engine.actions.delay import DoThis
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.heal import Heal
from judge.engine.actions.move import TO_BASE, Move
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.prevent import Prevent
from judge.engine.actions.ready import Ready
from judge.engine.amounts import CountOf
from judge.engine.card import GEAR
from judge.engine.circumstances import AtABattlefield
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, a_friendly_unit, a_unit, a_unit_of_yours, an_enemy_unit
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.keywords.quick_draw import QUICK_DRAW_GIVEN, HasQuickDraw
from judge.engine.keywords.repeat import repeat
from judge.engine.references import Every, Played, Target
from judge.engine.targeting.chain_criteria import ItemOnChain

if TYPE_CHECKING:
    from judge.engine.instructions import Instruction

CHOOSES_A_FRIENDLY_ONE = ItemOnChain(Side.ENEMY, choosing=(a_friendly_unit(), Criteria("Gear", Side.FRIENDLY)))

NOT_SO_FAST = spell(
    "Not So Fast", "SFD-045/221", CALM, energy=2, power=1, keywords=("Reaction",),
    variants=(printed(Counter(Target(CHOOSES_A_FRIENDLY_ONE, "item"))),),
)  # fmt: skip

SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

FERAL_STRENGTH = spell(
    "Feral Strength", "SFD-034/221", CALM, energy=2, keywords=("Reaction", "Repeat"),
    variants=(printed(repeat(Cost(2)), GiveMight(2, Target(a_unit()))),),
)  # fmt: skip

HEAL_YOURS_HERE = Heal(Every(a_unit_of_yours(), here=True))

DORANS_SHIELD = equipment(
    "Doran's Shield", "SFD-033/221", CALM, energy=1,
    variants=(printed(equip(Cost(power=("G",))), WhileAttached(1, ("Tank",))),),
)  # fmt: skip

YOUR_EQUIPMENT = Every(Criteria(GEAR, side=Side.YOURS, tag="Equipment"))
IN_HAND = InHandHave("Equipment", QUICK_DRAW_GIVEN)
EVERYWHERE = InHandHave("Equipment", QUICK_DRAW_GIVEN, everywhere=True)

JAX_UNMATCHED = unit(
    "Jax, Unmatched", "SFD-054/221", CALM, energy=5, power=1, might=5, tags=("Jax", "Icathia"), keywords=("Deflect",),
    supertype="Champion",
    variants=(
        # On the board the printed text gives nothing, so that the play effect of Quick-Draw never triggers.
        printed(IN_HAND),
        errata("2026-01-14", SPIRITFORGED, EVERYWHERE, Static(YOUR_EQUIPMENT, (HasQuickDraw(),))),
    ),
)  # fmt: skip


def _arise(ready: Instruction) -> tuple[Instruction, ...]:
    return PlayToken(SAND_SOLDIER_TOKEN, CountOf(YOUR_EQUIPMENT)), ready


ARISE = spell(
    "Arise!", "SFD-198/221", CALM, ORDER, energy=6, power=1, supertype="Signature", tags=("Azir",),
    variants=(
        # The tokens are on the chain until the spell has resolved (354.3): as printed there is nothing to be readied.
        printed(*_arise(Ready(Played()))),
        errata(
            "2026-01-14", SPIRITFORGED,
            *_arise(DoThis((Ready(Target(a_unit(), "tokens", at_least=0, at_most=2, played=True)),))),
        ),
    ),
)  # fmt: skip

JANNA_SAVIOR = unit(
    "Janna, Savior", "SFD-053/221", CALM, energy=3, power=1, might=3, tags=("Janna", "Zaun"), keywords=("Reaction",),
    supertype="Champion",
    variants=(
        printed(Triggered(WhenPlayed(), (HEAL_YOURS_HERE, Move(Target(an_enemy_unit(), here=True), TO_BASE)))),
        errata(
            "2026-01-14", SPIRITFORGED,
            Triggered(
                WhenPlayed(), (HEAL_YOURS_HERE, Move(Target(an_enemy_unit(), here=True, at_least=0), TO_BASE))
            ),
        ),
    ),
)  # fmt: skip

TIANNA_CROWNGUARD = unit(
    "Tianna Crownguard", "SFD-060/221", CALM, energy=7, power=2, might=4, tags=("Elite", "Demacia"),
    keywords=("Deflect",),
    variants=(
        # "Score points" of the printed text means gaining them, as the errata says.
        printed(OpponentsGainNoPoints(AtABattlefield())),
        errata("2026-01-14", SPIRITFORGED, OpponentsGainNoPoints(AtABattlefield())),
    ),
)  # fmt: skip

COUNTER_STRIKE = spell(
    "Counter Strike", "SFD-194/221", CALM, BODY, energy=2, power=1, keywords=("Reaction",), supertype="Signature",
    tags=("Jax",),
    variants=(printed(Prevent(None, Target(a_unit()), next_time=True), Draw(1)),),
)  # fmt: skip
