from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.picks.banish_with import BanishAllFromTrash, PlayBanishedWith
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

CURSED_SARCOPHAGUS = card(
    "Cursed Sarcophagus",
    printed(
        Triggered(WhenPlayed(), (BanishAllFromTrash("Unit"),)),
        Activated(Cost(exhaust_this=True), (PlayBanishedWith(card_type="Unit"),)),
    ),
)
