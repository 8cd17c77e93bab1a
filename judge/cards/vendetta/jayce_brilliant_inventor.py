from judge.cards.definition import card, printed
from judge.cards.something_else import SOMETHING_ELSE_EXHAUSTED
from judge.engine.actions.ready import Ready
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import WhenPlayed, WhenYouPlay
from judge.engine.state.card import GEAR
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import Target

JAYCE_BRILLIANT_INVENTOR = card(
    "Jayce, Brilliant Inventor",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), WhenYouPlay(card_type=GEAR, token=False, first_each_turn=True))),
            (Ready(Target(SOMETHING_ELSE_EXHAUSTED, "object")),),
            may=True,
        )
    ),
)
