"""Vendetta: Mind."""

from __future__ import annotations

from judge.cards.definition import CHAOS, MIND, printed, spell, unit
from judge.engine.abilities.less_might import TakesMoreMight
from judge.engine.abilities.passive import Static
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.abilities.uncounterable import CannotBeCountered
from judge.engine.actions.choose import Choose
from judge.engine.actions.counter import Counter
from judge.engine.actions.draw import Draw
from judge.engine.actions.give_might import GiveMight
from judge.engine.actions.new_choices import MakeNewChoices
from judge.engine.actions.pay_for import IfYouPay
from judge.engine.actions.predict import Predict
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.actions.take_spell import TakeSpell
from judge.engine.circumstances import ThereAre
from judge.engine.costs.cost import Cost
from judge.engine.criteria import Criteria, Side, a_friendly_unit, an_enemy_unit
from judge.engine.keywords.empower import WhenThisBecomesEmpowered, empower
from judge.engine.keywords.empowered import empowered
from judge.engine.keywords.flow import Flow
from judge.engine.layering.changes import MightBy
from judge.engine.references import Chosen, Target, This
from judge.engine.targeting.chain_criteria import SpellOnChain
from judge.engine.targeting.choose_one import ChooseOne

REBUTTAL = spell(
    "Rebuttal", "VEN-152/166", MIND, CHAOS, energy=1, power=1, keywords=("Reaction",), supertype="Signature",
    tags=("Mel",),
    variants=(
        printed(
            Choose(Target(SpellOnChain(energy_at_most=4), "spell")),
            IfYouPay(
                Cost(power=("A",)), (TakeSpell(Chosen("spell")), MakeNewChoices(Chosen("spell"))),
                otherwise=(Counter(Chosen("spell")),),
            ),
        ),
    ),
)  # fmt: skip

MEL_NEWLY_AWAKENED = unit(
    "Mel, Newly Awakened", "VEN-069/166", MIND, energy=4, power=1, might=4, tags=("Noxus", "Mel"),
    keywords=("Empower", "Empowered"), supertype="Champion",
    variants=(
        printed(
            Triggered(WhenPlayed(), (Draw(1),)),
            empower(Cost(energy=3)),
            empowered(CannotBeCountered(all_yours=True), TakesMoreMight(1)),
        ),
    ),
)  # fmt: skip

APPRENTICE_MAGE = unit(
    "Apprentice Mage", "VEN-047/166", MIND, energy=3, might=3, tags=("Bilgewater",), keywords=("Empower", "Empowered"),
    variants=(
        printed(
            empower(Cost(energy=2)), Triggered(WhenThisBecomesEmpowered(), (Predict(2),)),
            empowered(Static(This(), (MightBy(1),))),
        ),
    ),
)  # fmt: skip

CLAIRVOYANCE = spell(
    "Clairvoyance", "VEN-056/166", MIND, energy=7, keywords=("Reaction",), variants=(printed(Predict(5), Draw(2)),)
)

DREDGE_UP = spell(
    "Dredge Up", "VEN-049/166", MIND, energy=2, keywords=("Flow",), variants=(printed(Flow(Cost(2)), Draw(1)),)
)

MESMERIZE = spell(
    "Mesmerize", "VEN-052/166", MIND, energy=1, power=1, keywords=("Reaction",),
    variants=(
        printed(
            ChooseOne(
                (
                    (ReturnToHand(Target(a_friendly_unit())),),
                    (GiveMight(-2, Target(an_enemy_unit())),),
                )
            )
        ),
    ),
)  # fmt: skip

THREE_OTHER_GEAR = ThereAre(Criteria("Gear", Side.YOURS, another=True), 3)

PATCHED_POROBOT = unit(
    "Patched Porobot", "VEN-058/166", MIND, energy=2, might=2, tags=("Mech", "Poro", "Piltover"), also=("Gear",),
    variants=(printed(Triggered(WhenPlayed(), (Draw(1),), only_if=THREE_OTHER_GEAR)),),
)  # fmt: skip
