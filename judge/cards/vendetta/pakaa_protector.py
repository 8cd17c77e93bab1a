from judge.cards.definition import card, printed
from judge.engine.actions.look import DrawRest, IfRevealed, LookAtTop, TrashRest
from judge.engine.conditions.moves import WHEN_THIS_MOVES
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import UNIT
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

PAKAA_PROTECTOR = card(
    "Pakaa Protector",
    printed(
        Triggered(
            WHEN_THIS_MOVES,
            (
                LookAtTop(1, reveal=True),
                IfRevealed(UNIT, (DrawRest(one=True),), (TrashRest(one=True), GiveMight(2, This()))),
            ),
        )
    ),
)
