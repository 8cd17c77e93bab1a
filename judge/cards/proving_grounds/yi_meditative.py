from judge.cards.definition import card, printed
from judge.engine.state.card import RUNE
from judge.engine.state.traits import MightBy
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

YI_MEDITATIVE = card(
    "Yi, Meditative", printed(Static(This(), (MightBy(4),), during=ThereAre(Criteria(RUNE, Side.YOURS), at_least=8)))
)
