from judge.cards.definition import card, printed
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.occurrences import Deed
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.instructions.give_might import GiveMight
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import This

IRELIA_FERVENT = card(
    "Irelia, Fervent",
    printed("Deflect", Triggered(AnyOf((WhenChosen(), WhenYouDo(Deed.READY))), (GiveMight(1, This()),))),
)
