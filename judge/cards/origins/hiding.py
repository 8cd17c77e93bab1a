"""Origins: a battlefield and a legend about hidden cards."""

from __future__ import annotations

from judge.cards.definition import CHAOS, MIND, battlefield, legend, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.hides_for import HidesFor
from judge.engine.abilities.room_to_hide import MayHideMore
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.costs.cost import Cost
from judge.engine.references import Target
from judge.engine.targeting.champion_zone_criteria import OwnUnitOrChampion

BANDLE_TREE = battlefield("Bandle Tree", "OGN-278/298", variants=(printed(MayHideMore()),))

SWIFT_SCOUT = legend(
    "Swift Scout", "OGN-263/298", MIND, CHAOS, tags=("Teemo",),
    variants=(
        printed(
            HidesFor(Cost(1)),
            Activated(Cost(1, exhaust_this=True), (ReturnToHand(Target(OwnUnitOrChampion("Teemo"))),)),
        ),
    ),
)  # fmt: skip
