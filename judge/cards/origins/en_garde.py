from judge.cards.definition import card, printed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If
from judge.engine.wording.criteria import a_friendly_unit, a_unit_of_yours
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.references import Chosen, Target

EN_GARDE = card(
    "En Garde",
    printed(
        "Reaction",
        GiveMight(1, Target(a_friendly_unit())),
        If(ThereAreExactly(1, a_unit_of_yours(), here=True), (GiveMight(1, Chosen()),), of=Chosen()),
    ),
)
