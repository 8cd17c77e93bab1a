from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.no_readying import CannotBeReadied
from judge.engine.actions.move import Move
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import Where
from judge.engine.wording.places import OccupiedEnemyBattlefield, WithWeakerEnemies
from judge.engine.wording.references import Destination, This

TO_WEAKER_ENEMIES = Destination(
    "", where=Where.BATTLEFIELD, kind=OccupiedEnemyBattlefield(), only_if=WithWeakerEnemies()
)

MADULI_THE_GATEKEEPER = card(
    "Maduli the Gatekeeper",
    printed(CannotBeReadied(This()), Activated(Cost(power=("P",)), (Move(This(), TO_WEAKER_ENEMIES),))),
)
