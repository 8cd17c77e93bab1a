from judge.cards.definition import card, printed
from judge.engine.conditions.deeds import WhenThisBecomes
from judge.engine.conditions.occurrences import Deed
from judge.engine.instructions.give import Give
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.references import This

JAYCE_HAMMER_IN_HAND = card(
    "Jayce, Hammer in Hand",
    printed(
        Triggered(
            WhenThisBecomes(Deed.READY),
            (
                ChooseOne(
                    (
                        (Give((HasKeywords(("Assault 2",)),), This()),),
                        (Give((HasKeywords(("Deflect 2",)),), This()),),
                        (Give((HasKeywords(("Ganking",)),), This()),),
                    )
                ),
            ),
        )
    ),
)
