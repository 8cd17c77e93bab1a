from judge.cards.definition import card, printed
from judge.engine.conditions.scoring import WHEN_YOU_HOLD_HERE
from judge.engine.instructions.to_champion_zone import ReturnToChampionZone
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.references import Target

HALLOWED_TOMB = card(
    "Hallowed Tomb",
    printed(
        Triggered(
            WHEN_YOU_HOLD_HERE,
            (ReturnToChampionZone(Target(CardsIn(Zone.TRASH, chosen_champion=True), "champion")),),
            may=True,
        )
    ),
)
