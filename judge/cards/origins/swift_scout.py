from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.hides_for import HidesFor
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.cost import Cost
from judge.engine.wording.champion_zone_criteria import OwnUnitOrChampion
from judge.engine.wording.references import Target

SWIFT_SCOUT = card(
    "Swift Scout",
    printed(
        HidesFor(Cost(1)), Activated(Cost(1, exhaust_this=True), (ReturnToHand(Target(OwnUnitOrChampion("Teemo"))),))
    ),
)
