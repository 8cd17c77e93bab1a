from judge.cards.definition import card, printed
from judge.cards.unleashed.bird import BIRD
from judge.engine.conditions.scoring import WHEN_YOU_CONQUER_HERE
from judge.engine.instructions.play_token import PlayToken
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess

TRAPPING_GROUNDS = card(
    "Trapping Grounds", printed(Triggered(WHEN_YOU_CONQUER_HERE, (PlayToken(BIRD.token),), only_if=AssignedExcess(3)))
)
