from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.state.zones import Zone
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.exact_numbers import CardsThere
from judge.engine.wording.qualities import SameName
from judge.engine.wording.references import This

SHADOW_ASSASSIN = card(
    "Shadow Assassin", printed(EntersReady(This(), during=CardsThere(CardsIn(Zone.TRASH, qualities=(SameName(),)))))
)
