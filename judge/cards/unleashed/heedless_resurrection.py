from judge.cards.definition import card, printed
from judge.engine.abilities.passive import AdditionalCost
from judge.engine.actions.kill import Kill
from judge.engine.actions.play import Ignoring, Play
from judge.engine.card import UNIT
from judge.engine.costs.cost import Cost
from judge.engine.criteria import CardsIn, a_friendly_unit
from judge.engine.references import Pick, Target
from judge.engine.zones import Zone

THE_KILLED = Pick(a_friendly_unit(), "killed unit")

HEEDLESS_RESURRECTION = card(
    "Heedless Resurrection",
    printed(
        "Reaction",
        AdditionalCost(Cost(actions=(Kill(THE_KILLED),))),
        Play(Target(CardsIn(Zone.TRASH, card_type=UNIT), no_dearer_than=THE_KILLED), Ignoring.COST),
    ),
)
