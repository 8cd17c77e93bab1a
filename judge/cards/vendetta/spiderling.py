from judge.cards.definition import card, printed
from judge.engine.abilities.any_number_in_deck import AnyNumberInDeck
from judge.engine.wording.counted_changes import MightPer
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import SameName
from judge.engine.wording.references import This

SPIDERLING = card(
    "Spiderling",
    printed(
        "Hidden", Static(This(), (MightPer(a_unit_of_yours(SameName(), another=True), here=True),)), AnyNumberInDeck()
    ),
)
