from judge.cards.definition import card, errata, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import (
    Criteria,
    Facedown,
    OneOf,
    Side,
)
from judge.engine.wording.references import Target

RETURN_ONE_OF_YOURS = Activated(
    Cost(exhaust_this=True),
    (
        ReturnToHand(
            Target(
                OneOf(
                    (
                        Criteria("Gear", Side.FRIENDLY, another=True),
                        Criteria("Unit", Side.FRIENDLY),
                        Facedown(Side.FRIENDLY),
                    )
                ),
                "card",
            )
        ),
    ),
)

PACK_OF_WONDERS = card(
    "Pack of Wonders",
    # "A Hidden card" was ruled to be a facedown one before the errata said so (faq@origins:pack-of-wonders-1).
    printed(RETURN_ONE_OF_YOURS),
    errata("2025-10-28-origins", RETURN_ONE_OF_YOURS),
)
