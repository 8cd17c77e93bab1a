from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.ready import Ready
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This
from judge.engine.wording.turn_facts import YOU_CHOSE_AN_ENEMY_UNIT

HUNGRY_WOLF = card(
    "Hungry Wolf",
    printed(
        Activated(
            Cost(power=("Y",)), (Ready(This()), GiveMight(1, This())), only_while=YOU_CHOSE_AN_ENEMY_UNIT, each_turn=1
        )
    ),
)
