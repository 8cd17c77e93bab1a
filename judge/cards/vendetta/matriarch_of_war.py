from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.actions.ready import Ready
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target, This

MATRIARCH_OF_WAR = card(
    "Matriarch of War",
    printed(
        Triggered(WhenYouDo(Deed.EMPOWER, another=True), (Empower(This()),)),
        Activated(Cost(power=("A",), exhaust_this=True, actions=(Disempower(This()),)), (Ready(Target(a_unit())),)),
    ),
)
