from judge.cards.definition import card, errata, printed
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.picks.each_player import EachPlayerDoes, Players
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.play_picked import PlaySetAside
from judge.engine.picks.take_picked import SetAside

EACH_PLAYS_IT = EachPlayerDoes((PlaySetAside(),), Players.NEXT_FIRST)

PROMISING_FUTURE = card(
    "Promising Future",
    printed(EachPlayerDoes((LookAtTop(5), PickCards(LookedAt(), SetAside(stays=True)), RecycleRest())), EACH_PLAYS_IT),
    errata(
        "2025-10-28-origins",
        EachPlayerDoes((LookAtTop(5), PickCards(LookedAt(), SetAside()), RecycleRest())),
        EACH_PLAYS_IT,
    ),
)
