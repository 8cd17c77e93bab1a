from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.state.cost import Cost
from judge.engine.wording.turn_facts import ChoseEnemiesThisTurn

PRODIGAL_EXPLORER = card(
    "Prodigal Explorer",
    printed(Activated(Cost(exhaust_this=True), (Draw(1),), reaction=True, only_while=ChoseEnemiesThisTurn(2))),
)
