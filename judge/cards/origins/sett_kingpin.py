from judge.cards.definition import card, printed
from judge.engine.wording.counted_changes import MightPer
from judge.engine.wording.criteria import Where, a_friendly_unit
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Buffed
from judge.engine.wording.references import This

SETT_KINGPIN = card(
    "Sett, Kingpin",
    printed("Tank", Static(This(), (MightPer(a_friendly_unit(Buffed(), where=Where.BATTLEFIELD), here=True),))),
)
