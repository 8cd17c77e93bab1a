from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.conditions.attachment import WhenYouAttachToThis
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered

JAX_UNRELENTING = card(
    "Jax, Unrelenting",
    printed("Weaponmaster", WEAPONMASTER, Triggered(WhenYouAttachToThis(), (Draw(1),), may=True, cost=Cost(energy=1))),
)
