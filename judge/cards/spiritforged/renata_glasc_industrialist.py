from judge.cards.definition import card, printed
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.state.sides import Side
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.qualities import IsToken
from judge.engine.wording.references import Every

RENATA_GLASC_INDUSTRIALIST = card(
    "Renata Glasc, Industrialist", printed(EntersReady(Every(Criteria("", Side.YOURS, qualities=(IsToken(),)))))
)
