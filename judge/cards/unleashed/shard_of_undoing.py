from judge.cards.definition import card, printed
from judge.engine.conditions.conditions import WhenDies
from judge.engine.picks.each_player import EachPlayerKills, Players
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import a_friendly_unit, a_unit_of_yours
from judge.engine.wording.turn_circumstances import InYourBeginningPhase

SHARD_OF_UNDOING = card(
    "Shard of Undoing",
    printed(
        Triggered(
            WhenDies(a_friendly_unit(), first_each_turn=True, during=InYourBeginningPhase()),
            (EachPlayerKills(a_unit_of_yours(), who=Players.OPPONENTS),),
        )
    ),
)
