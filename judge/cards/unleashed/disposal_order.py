from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.actions.recycle import RecycleByOwners
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import Target

DISPOSAL_ORDER = card(
    "Disposal Order",
    printed(
        "Reaction",
        ChooseOne(((RecycleByOwners(Target(CardInATrash(Side.ENEMY), "cards", at_least=0, at_most=3)),), (Draw(1),))),
    ),
)
