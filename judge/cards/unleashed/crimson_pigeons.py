from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.combat_circumstances import AttacksWithAnother
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

CRIMSON_PIGEONS = card("Crimson Pigeons", printed(Static(This(), (MightBy(2),), during=AttacksWithAnother())))
