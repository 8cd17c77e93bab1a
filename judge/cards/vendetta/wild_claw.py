from judge.cards.definition import card, printed
from judge.engine.actions.empower import Empower
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.instructions.delay import DoThis
from judge.engine.picks.pick_cards import CardCriteria, LookedAt, PickCards
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.card import GEAR, UNIT
from judge.engine.wording.references import Played

WILD_CLAW = card(
    "Wild Claw",
    printed(
        LookAtTop(5),
        PickCards(LookedAt(), PlayIt(less=5), CardCriteria(either=(UNIT, GEAR)), may=True),
        RecycleRest(),
        DoThis((Empower(Played()),), may=True, if_played=True),
    ),
)
