from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

SIMIAN_ANCESTOR = card("Simian Ancestor", printed(Triggered(WhenYouDo(Deed.BUFF), (Ready(This()),))))
