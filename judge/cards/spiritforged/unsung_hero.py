from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.wording.circumstances import IsMighty

UNSUNG_HERO = card("Unsung Hero", printed("Deathknell", deathknell(Draw(2), only_if=IsMighty())))
