"""Spiritforged: Order."""

from __future__ import annotations

from judge.cards.definition import ORDER, errata, printed, spell, unit
from judge.cards.spiritforged.tokens import SAND_SOLDIER_TOKEN
from judge.cards.top_of_the_deck import reveal_two
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS
from judge.engine.abilities.mighty_conditions import WhenBecomesMighty
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.delay import DoThis
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.if_you_do import IfKilled
from judge.engine.actions.kill import Kill
from judge.engine.actions.pay_for import IfYouPay, PayTo
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.ready import Ready
from judge.engine.amounts import MightOfGiven
from judge.engine.costs.cost import Cost
from judge.engine.criteria import a_friendly_unit, a_unit_of_yours
from judge.engine.references import MightOfKilled, Noted, Pick, Played, Target

UNLEASHED = "errata/2026-04-03-unleashed.md"
SPIRITFORGED = "errata/2026-01-14-spiritforged.md"

ANOTHER = Target(a_friendly_unit(another=True), "other unit", other_than="unit")

ANOTHER_ONE = Target(a_friendly_unit(), "other unit")
KILL_ONE = Cost(actions=(Kill(Pick(a_friendly_unit(), "sacrifice", other_than="other unit")),))

DEATHGRIP = spell(
    "Deathgrip", "SFD-163/221", ORDER, energy=2, keywords=("Reaction",),
    variants=(
        # "Kill … to give …": the kill is a cost within the instructions, paid on resolution; it chooses nothing.
        printed(PayTo(KILL_ONE, (GiveMight(MightOfGiven("sacrifice"), ANOTHER_ONE),)), Draw(1)),
        errata(
            "2026-01-14", SPIRITFORGED,
            Kill(Target(a_friendly_unit())),
            IfKilled((GiveMight(MightOfKilled(), ANOTHER),)),
            Draw(1),
        ),
    ),
)  # fmt: skip

GUARDS = spell(
    "Guards!", "SFD-154/221", ORDER, energy=3, keywords=("Hidden",),
    variants=(
        # The token is on the chain until the spell has resolved (354.3): as printed nothing is there to be readied.
        printed(PlayToken(SAND_SOLDIER_TOKEN), IfYouPay(Cost(power=("C",)), (Ready(Played()),))),
        errata(
            "2026-04-03", UNLEASHED,
            PlayToken(SAND_SOLDIER_TOKEN), DoThis((Ready(Played()),), may=True, cost=Cost(power=("C",))),
        ),
    ),
)  # fmt: skip

REKSAI_SWARM_QUEEN = unit(
    "Rek'Sai, Swarm Queen", "SFD-170/221", ORDER, energy=5, power=1, might=5, tags=("Rek'Sai", "The Void"),
    supertype="Champion",
    variants=(
        printed(Triggered(WHEN_THIS_ATTACKS, reveal_two(banish_first=False, here=True), may=True)),
        errata(
            "2026-01-14", SPIRITFORGED,
            Triggered(WHEN_THIS_ATTACKS, reveal_two(banish_first=True, here=True), may=True),
        ),
    ),
)  # fmt: skip

FIORA_WORTHY = unit(
    "Fiora, Worthy", "SFD-180/221", ORDER, energy=3, might=3, tags=("Fiora", "Demacia"), keywords=("Mighty",),
    supertype="Champion",
    variants=(
        printed(
            Triggered(
                WhenBecomesMighty(a_unit_of_yours()), (Ready(Noted()),), may=True, cost=Cost(power=("Y",)),
            )
        ),
    ),
)  # fmt: skip
