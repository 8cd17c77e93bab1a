from judge.cards.definition import card, printed
from judge.engine.actions.kill import Kill
from judge.engine.actions.stun import Stun
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit, an_enemy_unit
from judge.engine.wording.qualities import IsStunned
from judge.engine.wording.references import Chosen, Target

SOLARI_CHIEF = card(
    "Solari Chief",
    printed(
        Triggered(
            WhenPlayed(),
            (
                Choose(Target(an_enemy_unit())),
                IfItIs(Chosen(), a_unit(IsStunned()), (Kill(Chosen()),), (Stun(Chosen()),)),
            ),
        )
    ),
)
