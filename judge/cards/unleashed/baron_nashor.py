from judge.cards.definition import card, printed
from judge.cards.unleashed.baron_pit import BARON_PIT
from judge.engine.abilities.adds_battlefield import AddsBattlefield
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every

BARON_NASHOR = card(
    "Baron Nashor",
    printed(
        AddsBattlefield(BARON_PIT.token), Untargetable(), Static(Every(a_friendly_unit(another=True)), (MightBy(2),))
    ),
)
