from judge.cards.definition import card, printed
from judge.engine.conditions.turn import START_OF_BEGINNING_PHASE
from judge.engine.instructions.give import Give
from judge.engine.instructions.give_might import GiveMight
from judge.engine.state.card import RUNE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.player_circumstances import FewerThanAnOpponent
from judge.engine.wording.references import This

OASIS_RAIDER = card(
    "Oasis Raider",
    printed(
        Triggered(
            START_OF_BEGINNING_PHASE,
            (GiveMight(2, This()), Give((HasKeywords(("Ganking",)),), This())),
            only_if=FewerThanAnOpponent(RUNE),
        )
    ),
)
