from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.buff import Buff, SpendBuff
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import WhenPlayed
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

SETT_BRAWLER = card(
    "Sett, Brawler",
    printed(
        Triggered(AnyOf((WhenPlayed(), WhenThisScores((CONQUER,)))), (Buff(This()),)),
        Activated(Cost(actions=(SpendBuff(This()),)), (GiveMight(4, This()),)),
    ),
)
