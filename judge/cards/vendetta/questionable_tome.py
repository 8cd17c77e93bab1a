from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.actions.empower import Disempower
from judge.engine.keyword_abilities.empower import empower
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

QUESTIONABLE_TOME = card(
    "Questionable Tome",
    printed(
        "Empower",
        empower(Cost(exhaust_this=True)),
        Activated(Cost(1, exhaust_this=True, actions=(Disempower(This()),)), (Draw(1),)),
    ),
)
