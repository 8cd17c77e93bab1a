from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.actions.recycle import RecycleFromTrash
from judge.engine.state.cost import Cost

GARBAGE_GRABBER = card(
    "Garbage Grabber",
    printed(Activated(Cost(1, exhaust_this=True, actions=(RecycleFromTrash(3),)), (Draw(1),))),
)
