from judge.cards.definition import card, printed
from judge.cards.spiritforged.gold import GOLD
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import WhenDies
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.card import RUNE
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, an_enemy_unit
from judge.engine.wording.references import This

BATTLE_MISTRESS = card(
    "Battle Mistress",
    printed(
        Triggered(
            WhenYouDo(Deed.RECYCLE_RUNE, Criteria(RUNE)),
            (PlayToken(GOLD.token, exhausted=True),),
            may=True,
            cost=Cost(actions=(Exhaust(This()),)),
        ),
        Triggered(WhenDies(an_enemy_unit(), together=True), (Ready(This()),)),
    ),
)
