from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.deathknell import deathknell

WATCHFUL_SENTRY = card("Watchful Sentry", printed("Deathknell", deathknell(Draw(1))))
