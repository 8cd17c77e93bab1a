from judge.cards.definition import card, printed
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.may import May
from judge.engine.picks.each_player import EachPlayerDoes, Players
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.pick import Pick

WHIRLWIND = card(
    "Whirlwind",
    printed(EachPlayerDoes((May((ReturnToHand(Pick(a_unit())),)),), Players.NEXT_FIRST)),
)
