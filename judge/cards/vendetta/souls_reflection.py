from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.empower import Disempower, Empower
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, a_unit
from judge.engine.wording.references import Target, This

SOULS_REFLECTION = card(
    "Soul's Reflection",
    printed(
        Triggered(WhenYouDo(Deed.EMPOWER, another=True), (Empower(This()),)),
        Activated(
            Cost(exhaust_this=True, actions=(Disempower(This()),)),
            (GiveMight(-2, Target(a_unit(where=Where.BATTLEFIELD))),),
        ),
    ),
)
