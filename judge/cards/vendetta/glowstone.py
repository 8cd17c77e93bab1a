from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.deal import Deal
from judge.engine.actions.empower import Disempower
from judge.engine.actions.kill import Kill
from judge.engine.actions.recall import Recall
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.instructions.take_control import TakeControl
from judge.engine.keyword_abilities.empower import empower
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Every, TargetPlayer, This

GLOWSTONE = card(
    "Glowstone",
    printed(
        "Empower",
        empower(Cost(power=("A", "A"))),
        Activated(
            Cost(exhaust_this=True, actions=(Disempower(This()),)),
            (PlayerDoes(TargetPlayer("player", opponent=False), (TakeControl(This()), Recall(This()))),),
        ),
        Triggered(END_OF_TURN, (Kill(This()), Deal(5, Every(a_unit_of_yours())))),
    ),
)
