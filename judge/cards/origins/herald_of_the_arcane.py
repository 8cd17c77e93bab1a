from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.cost import Cost

HERALD_OF_THE_ARCANE = card(
    "Herald of the Arcane", printed(Activated(Cost(1, exhaust_this=True), (PlayToken(RECRUIT.token),)))
)
