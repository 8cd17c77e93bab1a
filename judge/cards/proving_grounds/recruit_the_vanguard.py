from judge.cards.definition import card, printed
from judge.cards.origins.recruit import RECRUIT
from judge.engine.instructions.play_token import PlayToken

RECRUIT_THE_VANGUARD = card("Recruit the Vanguard", printed("Action", PlayToken(RECRUIT.token, 4)))
