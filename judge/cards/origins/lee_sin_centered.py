from judge.cards.definition import card, printed
from judge.engine.state.traits import MightBy
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import Every

LEE_SIN_CENTERED = card(
    "Lee Sin, Centered",
    printed(
        "Accelerate",
        Static(Every(a_friendly_unit(Buffed(), another=True, where=Where.BATTLEFIELD), here=True), (MightBy(2),)),
    ),
)
