from judge.cards.definition import card, printed
from judge.engine.abilities.additional_token import AdditionalToken
from judge.engine.card import UNIT
from judge.engine.circumstances import AtABattlefield

ZILEAN_TIME_MAGE = card("Zilean, Time Mage", printed(AdditionalToken(UNIT, AtABattlefield())))
