from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import WhenPlayed, WhenYouPlay
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Target

GENTLE_GEMDRAGON = card(
    "Gentle Gemdragon",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), WhenYouPlay(another=True, tag="Dragon"))),
            (Ready(Target(Criteria("Rune"), "runes", at_least=0, at_most=2)),),
        )
    ),
)
