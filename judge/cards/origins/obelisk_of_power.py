from judge.cards.definition import card, printed
from judge.engine.actions.channel import Channel
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.turn import AtTime
from judge.engine.picks.each_player import PlayerDoes
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import ThatPlayer

OBELISK_OF_POWER = card(
    "Obelisk of Power",
    printed(
        Triggered(
            AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True, first=True),
            (PlayerDoes(ThatPlayer(), (Channel(1),)),),
        )
    ),
)
