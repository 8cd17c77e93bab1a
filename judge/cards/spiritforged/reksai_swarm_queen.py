from judge.cards.definition import card, errata, printed
from judge.cards.top_of_the_deck import reveal_two
from judge.engine.conditions.combat import WHEN_THIS_ATTACKS
from judge.engine.triggers.triggered_ability import Triggered

REKSAI_SWARM_QUEEN = card(
    "Rek'Sai, Swarm Queen",
    printed(Triggered(WHEN_THIS_ATTACKS, reveal_two(banish_first=False, here=True), may=True)),
    errata("2026-01-14-spiritforged", Triggered(WHEN_THIS_ATTACKS, reveal_two(banish_first=True, here=True), may=True)),
)
