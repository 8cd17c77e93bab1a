from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import DrawRest, LookAtTop, MayPlayOne

VOID_RUSH = card(
    "Void Rush",
    printed(LookAtTop(2, reveal=True), MayPlayOne(banish_first=False, less=2), DrawRest()),
    errata("2026-01-14-spiritforged", LookAtTop(2, reveal=True), MayPlayOne(less=2), DrawRest()),
)
