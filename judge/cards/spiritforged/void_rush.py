from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import DrawRest, LookAtTop
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt

VOID_RUSH = card(
    "Void Rush",
    printed(LookAtTop(2, reveal=True), PickCards(LookedAt(), PlayIt(banish_first=False, less=2), may=True), DrawRest()),
    errata(
        "2026-01-14-spiritforged",
        LookAtTop(2, reveal=True),
        PickCards(LookedAt(), PlayIt(less=2), may=True),
        DrawRest(),
    ),
)
