from judge.cards.definition import card, errata, printed
from judge.engine.actions.deal import Deal
from judge.engine.conditions.scoring import CONQUER, WhenThisScores
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.targeting.amounts import MightOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Where, an_enemy_unit
from judge.engine.wording.references import Target, This

DAMAGE_TO_A_BASE = (Deal(MightOf(This()), Target(an_enemy_unit(where=Where.BASE))),)

YONE_BLADEMASTER = card(
    "Yone, Blademaster",
    # Read strictly, a battlefield that has been conquered is not open any more, so that the printed condition is
    # never met: conditions are read after the event (383.2.c).
    printed("Weaponmaster", WEAPONMASTER, Triggered(WhenThisScores((CONQUER,), open_now=True), DAMAGE_TO_A_BASE)),
    errata(
        "2026-01-14-spiritforged",
        "Weaponmaster",
        WEAPONMASTER,
        Triggered(WhenThisScores((CONQUER,), uncontrolled=True), DAMAGE_TO_A_BASE),
    ),
)
