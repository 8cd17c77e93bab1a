from judge.cards.definition import card, printed
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target, TriggeringObject
from judge.engine.wording.requirements import Here

TORNADO_WARRIOR = card(
    "Tornado Warrior",
    printed(
        "Hidden",
        Triggered(
            WhenPlayed(facedown=True),
            (
                Empower(Target(Criteria(""), "permanent", requirements=(Here(),))),
                AtEndOfThisTurn((Disempower(TriggeringObject()),), about="permanent"),
            ),
            may=True,
        ),
    ),
)
