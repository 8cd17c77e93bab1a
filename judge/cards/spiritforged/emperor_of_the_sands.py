from judge.cards.definition import card, printed
from judge.cards.spiritforged.sand_soldier import SAND_SOLDIER
from judge.engine.abilities.activated import Activated
from judge.engine.instructions.play_token import PlayToken
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.state.cost import Cost
from judge.engine.wording.changes import HasAbilities, HasKeywords
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Named
from judge.engine.wording.references import Every
from judge.engine.wording.turn_facts import you_played

EMPEROR_OF_THE_SANDS = card(
    "Emperor of the Sands",
    printed(
        Static(
            Every(a_unit_of_yours(Named("Sand Soldier"))),
            (HasKeywords(("Weaponmaster",)), HasAbilities((WEAPONMASTER,))),
        ),
        Activated(
            Cost(1, exhaust_this=True),
            (PlayToken(SAND_SOLDIER.token, in_base=True),),
            only_while=you_played("Equipment"),
        ),
    ),
)
