from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.buff import Buff
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import Target

FAE_DRAGON = card(
    "Fae Dragon",
    printed(
        Triggered(WhenPlayed(), (Buff(Target(a_friendly_unit(), "units", at_least=0, at_most=4)),)),
        Triggered(WhenYouDo(Deed.SPEND_BUFF, a_friendly_unit()), (PlayToken(GOLD.token, exhausted=True),)),
    ),
)
