from judge.cards.definition import card, printed
from judge.engine.actions.draw import Draw
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.swap_places import SwapPlaces
from judge.engine.wording.compared import ApartFrom
from judge.engine.wording.criteria import a_unit, a_unit_of_yours
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.references import Chosen, Target
from judge.engine.wording.source_circumstances import WithKeyword

SWAP = (SwapPlaces(Chosen(), Chosen("other unit")),)
TEMPORARY = a_unit(Meets(WithKeyword("Temporary")))
SMOKE_AND_MIRRORS = card(
    "Smoke and Mirrors",
    printed(
        "Hidden",
        "Action",
        Choose(Target(a_unit_of_yours())),
        Choose(Target(a_unit_of_yours(), "other unit", requirements=(ApartFrom("unit"),))),
        IfItIs(Chosen(), TEMPORARY, SWAP, (IfItIs(Chosen("other unit"), TEMPORARY, SWAP),)),
        Draw(1),
    ),
)
