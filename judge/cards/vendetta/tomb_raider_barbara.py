from judge.cards.definition import card, printed
from judge.engine.actions.empower import Disempower
from judge.engine.actions.kill import Kill
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.card import GEAR, RUNE
from judge.engine.state.sides import Side
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Chosen, Target

AN_ENEMY_GEAR = Target(Criteria(GEAR, Side.ENEMY), "gear")

TOMB_RAIDER_BARBARA = card(
    "Tomb-Raider Barbara",
    printed(
        Triggered(
            WhenPlayed(),
            (
                Choose(AN_ENEMY_GEAR),
                IfItIs(
                    Chosen("gear"),
                    Criteria(GEAR, qualities=(Meets(IsEmpowered()),)),
                    (Disempower(Chosen("gear")),),
                    (Kill(Chosen("gear")),),
                ),
            ),
            only_if=ThereAre(Criteria(RUNE, Side.YOURS), at_least=7),
        )
    ),
)
