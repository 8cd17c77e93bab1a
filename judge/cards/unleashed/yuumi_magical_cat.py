from judge.cards.definition import card, printed
from judge.engine.conditions.combat import ATTACKS, DEFENDS, WhenThisFights
from judge.engine.instructions.give import Give
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.requirements import Here

YUUMI_MAGICAL_CAT = card(
    "Yuumi, Magical Cat",
    printed(
        Triggered(
            WhenThisFights((ATTACKS, DEFENDS)),
            (
                GiveMight(3, Target(a_unit_of_yours(another=True), requirements=(Here(),))),
                Give((HasKeywords(("Tank",)),), Chosen()),
            ),
        ),
    ),
)
