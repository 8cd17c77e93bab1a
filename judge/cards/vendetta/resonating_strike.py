from judge.cards.definition import card, errata, printed
from judge.engine.actions.move import Move
from judge.engine.instructions.give_might import GiveMight
from judge.engine.targeting.destinations import MovesToYourBattlefield
from judge.engine.wording.criteria import a_unit_of_yours
from judge.engine.wording.references import Chosen, Destination, Target

TO_THE_CHOSEN_BATTLEFIELD = (
    Move(
        Target(a_unit_of_yours(), requirements=(MovesToYourBattlefield(),)), Destination(name="battlefield", yours=True)
    ),
    GiveMight(2, Chosen()),
)

RESONATING_STRIKE = card(
    "Resonating Strike",
    # The errata only puts the right reminder behind the keyword.
    printed("Hidden", "Reaction", *TO_THE_CHOSEN_BATTLEFIELD),
    errata("2026-07-23-vendetta", "Hidden", "Reaction", *TO_THE_CHOSEN_BATTLEFIELD),
)
