from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.abilities.activated import Activated
from judge.engine.actions.discard import Discard
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.instructions.win import WinTheGame
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_unit_of_yours
from judge.engine.wording.criteria_with_condition import AllOf
from judge.engine.wording.exact_numbers import CardsInHandExactly, ThereAreExactly

FOUR_AND_FOUR = AllOf((CardsInHandExactly(4), ThereAreExactly(4, a_unit_of_yours(where=Where.BATTLEFIELD))))

GUTTER_PALACE = card(
    "Gutter Palace",
    printed(
        Triggered(START_OF_BEGINNING_PHASE, (WinTheGame(),), only_if=FOUR_AND_FOUR),
        Activated(Cost(exhaust_this=True, actions=(Discard(1),)), (PlayToken(BIRD.token),)),
    ),
)
