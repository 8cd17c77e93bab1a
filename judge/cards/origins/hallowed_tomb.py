from judge.cards.definition import card, printed
from judge.engine.abilities.scoring_conditions import WHEN_YOU_HOLD_HERE
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.to_champion_zone import ReturnToChampionZone
from judge.engine.criteria import CardsIn
from judge.engine.references import Target
from judge.engine.zones import Zone

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
