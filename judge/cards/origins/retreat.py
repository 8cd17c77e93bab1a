from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.wording.criteria import a_friendly_unit
from judge.engine.wording.references import OwnerOf, Target

RETREAT = card(
    "Retreat",
    printed("Reaction", ReturnToHand(Target(a_friendly_unit())), PlayerDoes(OwnerOf(), (Channel(1, exhausted=True),))),
)
