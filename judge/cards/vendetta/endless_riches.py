from judge.cards.definition import card, printed
from judge.engine.abilities.own_trash import BanishedInsteadOfTrash, MayPlayFromTrash, YourCards
from judge.engine.abilities.replacement import WouldDie
from judge.engine.abilities.skipping import SkipsDrawPhase
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.banish import Banish, BanishYour
from judge.engine.actions.burn import Burn
from judge.engine.references import Affected
from judge.engine.zones import Zone

ENDLESS_RICHES = card(
    "Endless Riches",
    printed(
        Triggered(WhenPlayed(), (BanishYour((Zone.HAND, Zone.TRASH)), Burn(7))),
        SkipsDrawPhase(),
        MayPlayFromTrash(),
        # What would be killed is banished in the place of dying; what goes to the trash otherwise is, too.
        WouldDie(YourCards(), (Banish(Affected()),)),
        BanishedInsteadOfTrash(),
    ),
)
