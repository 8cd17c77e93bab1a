from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import IsToken
from judge.engine.wording.references import Every

SOUL_SHEPHERD = card("Soul Shepherd", printed(Static(Every(a_unit_of_yours(IsToken())), (MightBy(1),))))
