from judge.cards.definition import card, printed
from judge.engine.wording.changes import HasKeywordPerEquipment
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.passive import Static
from judge.engine.wording.references import Every
from judge.engine.wording.source_circumstances import IsEquipped

PURIFIER = card("Purifier", printed(Static(Every(a_unit(Meets(IsEquipped()))), (HasKeywordPerEquipment("Assault"),))))
