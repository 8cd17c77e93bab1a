from judge.cards.definition import card, printed
from judge.engine.abilities.attachment_conditions import WhenYouAttachToThis
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.draw import Draw
from judge.engine.costs.cost import Cost
from judge.engine.keywords.weaponmaster import WEAPONMASTER

JAX_UNRELENTING = card(
    "Jax, Unrelenting",
    printed("Weaponmaster", WEAPONMASTER, Triggered(WhenYouAttachToThis(), (Draw(1),), may=True, cost=Cost(energy=1))),
)
