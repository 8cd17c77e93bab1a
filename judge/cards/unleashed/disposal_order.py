from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.recycle import RecycleByOwners
from judge.engine.criteria import Side
from judge.engine.references import Target
from judge.engine.targeting.chain_criteria import CardInATrash
from judge.engine.targeting.choose_one import ChooseOne

DISPOSAL_ORDER = card(
    "Disposal Order",
    printed(
        "Reaction",
        ChooseOne(((RecycleByOwners(Target(CardInATrash(Side.ENEMY), "cards", at_least=0, at_most=3)),), (Draw(1),))),
    ),
)
