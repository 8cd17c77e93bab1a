from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

TRUSTY_RAMHOUND = card(
    "Trusty Ramhound", printed(Static(This(), (MightBy(1),), during=ThereAre(a_unit_of_yours(another=True), here=True)))
)
