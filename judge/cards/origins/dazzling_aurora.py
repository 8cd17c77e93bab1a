from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.reveal_deck import RevealUntil
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt
from judge.engine.triggers.triggered_ability import Triggered

DAZZLING_AURORA = card(
    "Dazzling Aurora",
    printed(
        Triggered(
            END_OF_TURN,
            (
                RevealUntil("Unit"),
                PickCards(LookedAt(), PlayIt(banish_first=False, ignoring=True), CardCriteria("Unit")),
                RecycleRest(),
            ),
        )
    ),
    errata(
        "2025-10-28-origins",
        Triggered(
            END_OF_TURN,
            (RevealUntil("Unit"), PickCards(LookedAt(), PlayIt(ignoring=True), CardCriteria("Unit")), RecycleRest()),
        ),
    ),
)
