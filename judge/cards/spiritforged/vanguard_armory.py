from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost

VANGUARD_ARMORY = card("Vanguard Armory", printed(Activated(Cost(exhaust_this=True), (PlayToken(RECRUIT.token, 3),))))
