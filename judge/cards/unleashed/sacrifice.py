from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.state.cost import Cost
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick

SACRIFICE = card(
    "Sacrifice",
    printed(
        "Reaction",
        AdditionalCost(Cost(actions=(Kill(Pick(a_friendly_unit(Meets(IsMighty())))),))),
        Draw(2),
        Channel(1, exhausted=True),
    ),
)
