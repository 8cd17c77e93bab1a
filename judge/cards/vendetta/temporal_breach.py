from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.play import Ignoring, Play
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Banished, Target

TEMPORAL_BREACH = card(
    "Temporal Breach",
    printed("Hidden", Banish(Target(a_unit())), Play(Banished(), Ignoring.COST, by_owner=True, where_it_was=True)),
)
