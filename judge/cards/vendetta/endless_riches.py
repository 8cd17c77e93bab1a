from judge.cards.definition import card, printed
from judge.engine.abilities.own_trash import BanishedInsteadOfTrash, MayPlayFromTrash, YourCards
from judge.engine.abilities.skipping import SkipsDrawPhase
from judge.engine.actions.banish import Banish, BanishYour
from judge.engine.actions.burn import Burn
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.zones import Zone
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.references import Affected

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
