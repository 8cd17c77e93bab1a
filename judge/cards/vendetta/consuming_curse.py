from judge.cards.definition import card, printed
from judge.engine.actions.deal import Deal
from judge.engine.state.zones import Zone
from judge.engine.targeting.amounts import CountOfCards
from judge.engine.wording.criteria import CardsIn, a_unit
from judge.engine.wording.locations import Where
from judge.engine.wording.qualities import SameName
from judge.engine.wording.references import Target

CONSUMING_CURSE = card(
    "Consuming Curse",
    printed(
        "Action",
        Deal(
            2, Target(a_unit(where=Where.BATTLEFIELD)), bonus=CountOfCards(CardsIn(Zone.TRASH, qualities=(SameName(),)))
        ),
    ),
)
