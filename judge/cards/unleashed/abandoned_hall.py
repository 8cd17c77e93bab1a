from judge.cards.definition import card, printed
from judge.engine.abilities.player_conditions import WhenAPlayerPlays
from judge.engine.abilities.triggered import Triggered
from judge.engine.actions.give_might import GiveMight
from judge.engine.card import SPELL
from judge.engine.criteria import a_unit_of_yours
from judge.engine.references import Target

ABANDONED_HALL = card(
    "Abandoned Hall",
    printed(
        Triggered(WhenAPlayerPlays(SPELL), (GiveMight(1, Target(a_unit_of_yours(), here=True)),), may=True, theirs=True)
    ),
)
