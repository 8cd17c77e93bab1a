from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.kill import Kill
from judge.engine.costs.add import Add
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.pick import Pick

MALZAHAR_FANATIC = card(
    "Malzahar, Fanatic",
    printed(
        Activated(
            Cost(exhaust_this=True, actions=(Kill(Pick(Criteria(card_type="", side=Side.FRIENDLY))),)),
            (Add(power=("A", "A")),),
            action=True,
        ),
    ),
)
