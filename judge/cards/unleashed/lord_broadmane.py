from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.give import Give
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Every

LORD_BROADMANE = card(
    "Lord Broadmane",
    printed(
        "Ambush",
        Triggered(WhenPlayed(), (Give((HasKeywords(("Assault",)),), Every(a_unit_of_yours(another=True), here=True)),)),
    ),
)
