from judge.cards.definition import card, errata, printed
from judge.engine.abilities.played_where import WhereCostKilled
from judge.engine.actions.kill import Kill
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import OneTagOf

KILL_AN_ANIMAL = AdditionalCost(
    Cost(actions=(Kill(Pick(Criteria("", side=Side.YOURS, qualities=(OneTagOf(("Bird", "Cat", "Dog", "Poro")),)))),))
)

STALKING_WOLF = card(
    "Stalking Wolf",
    printed("Ambush", KILL_AN_ANIMAL, WhereCostKilled(ambush=False)),
    errata("2026-07-23-vendetta", "Ambush", KILL_AN_ANIMAL, WhereCostKilled(ambush=True)),
)
