from judge.cards.definition import card, printed
from judge.engine.abilities.paid_places import PlayedHereFor
from judge.engine.state.cost import Cost

DRAGON_ROOST = card("Dragon Roost", printed(PlayedHereFor("Dragon", Cost(power=("A", "A")))))
