from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.banish_with import BanishAllFromTrash, PlayBanishedWith
from judge.engine.costs.cost import Cost

CURSED_SARCOPHAGUS = card(
    "Cursed Sarcophagus",
    printed(
        Triggered(WhenPlayed(), (BanishAllFromTrash("Unit"),)),
        Activated(Cost(exhaust_this=True), (PlayBanishedWith(),)),
    ),
)
