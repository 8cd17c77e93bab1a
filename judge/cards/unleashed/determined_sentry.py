from judge.cards.definition import card, printed
from judge.engine.abilities.no_moves import CannotMove
from judge.engine.wording.criteria import Where
from judge.engine.wording.references import This

DETERMINED_SENTRY = card("Determined Sentry", printed(CannotMove(This(), Where.BASE)))
