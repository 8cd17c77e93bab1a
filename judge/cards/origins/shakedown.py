from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.unless import UnlessItsController
from judge.engine.wording.criteria import an_enemy_unit
from judge.engine.wording.references import Chosen, Target

SHAKEDOWN = card(
    "Shakedown",
    printed(
        "Reaction", Choose(Target(an_enemy_unit())), UnlessItsController(Chosen(), (Draw(2),), (Deal(6, Chosen()),))
    ),
)
