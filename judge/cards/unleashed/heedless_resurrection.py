from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.actions.play import Ignoring, Play
from judge.engine.state.card import UNIT
from judge.engine.state.cost import Cost
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn, a_friendly_unit
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.engine.wording.requirements import CostsNoMoreThan

THE_KILLED = Pick(a_friendly_unit(), "killed unit")

HEEDLESS_RESURRECTION = card(
    "Heedless Resurrection",
    printed(
        "Reaction",
        AdditionalCost(Cost(actions=(Kill(THE_KILLED),))),
        Play(Target(CardsIn(Zone.TRASH, card_type=UNIT), requirements=(CostsNoMoreThan(THE_KILLED),)), Ignoring.COST),
    ),
)
