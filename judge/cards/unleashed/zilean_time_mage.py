from judge.cards.definition import card, printed
from judge.engine.instructions.additional_token import AdditionalToken
from judge.engine.state.card import UNIT
from judge.engine.wording.circumstances import AtABattlefield

ZILEAN_TIME_MAGE = card("Zilean, Time Mage", printed(AdditionalToken(UNIT, AtABattlefield())))
