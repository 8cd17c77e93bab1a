from judge.cards.definition import card, printed
from judge.engine.abilities.no_readying import CannotBeReadied
from judge.engine.abilities.played_where import PlayedOnlyTo
from judge.engine.state.card import GEAR, UNIT
from judge.engine.wording.circumstances import AtABattlefield
from judge.engine.wording.criteria import Criteria, OneOf, Side
from judge.engine.wording.places import TheirBase

ENEMY_UNITS_AND_GEAR = OneOf((Criteria(UNIT, Side.ENEMY), Criteria(GEAR, Side.ENEMY)))

MAGESEEKER_WARDEN = card(
    "Mageseeker Warden",
    printed(
        PlayedOnlyTo(TheirBase(), Side.ENEMY, AtABattlefield()),
        CannotBeReadied(ENEMY_UNITS_AND_GEAR, by_effects=True, during=AtABattlefield()),
    ),
)
