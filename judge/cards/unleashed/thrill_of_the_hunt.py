from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.play import Ignoring, Play
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Banished, Target

THRILL_OF_THE_HUNT = card(
    "Thrill of the Hunt",
    printed(
        "Reaction",
        Banish(Target(a_friendly_unit())),
        Play(Banished(), Ignoring.COST, by_owner=True, at_battlefields=True),
    ),
)
