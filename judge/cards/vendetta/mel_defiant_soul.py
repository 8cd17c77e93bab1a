from judge.cards.definition import card, printed
from judge.engine.actions.banish import Banish
from judge.engine.actions.discard import Discard
from judge.engine.keyword_abilities.empower import WhenThisBecomesEmpowered, empower
from judge.engine.state.card import SPELL
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.references import Target

MEL_DEFIANT_SOUL = card(
    "Mel, Defiant Soul",
    printed(
        "Empower",
        empower(Cost(actions=(Discard(1, SPELL),))),
        Triggered(
            WhenThisBecomesEmpowered(),
            (Banish(Target(an_enemy_unit(WithMight(at_most=3), where=Where.BATTLEFIELD))),),
        ),
    ),
)
