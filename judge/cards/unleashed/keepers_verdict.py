from judge.cards.definition import card, printed
from judge.engine.actions.place_on_deck import OwnersPlaceOnDeck
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Target

KEEPERS_VERDICT = card(
    "Keeper's Verdict", printed("Action", OwnersPlaceOnDeck(Target(an_enemy_unit(where=Where.BATTLEFIELD))))
)
