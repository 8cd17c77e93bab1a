from judge.cards.definition import card, printed
from judge.engine.conditions.combat import DEFENDS, WhenYouFight
from judge.engine.instructions.give import Give
from judge.engine.state.delayed import Until
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target

FORTIFIED_POSITION = card(
    "Fortified Position",
    printed(
        Triggered(
            WhenYouFight((DEFENDS,), here=True),
            (Give((HasKeywords(("Shield 2",)),), Target(a_unit()), Until.END_OF_COMBAT),),
        )
    ),
)
