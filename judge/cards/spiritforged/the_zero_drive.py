from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.triggered import Triggered, WhenThisDies
from judge.engine.actions.banish import Banish
from judge.engine.actions.banish_with import BanishThisFromTrash, PlayBanishedWith
from judge.engine.costs.cost import Cost
from judge.engine.effect_text import WhileAttached
from judge.engine.keywords.equip import equip
from judge.engine.qualities import IsAttached
from judge.engine.references import This

THE_ZERO_DRIVE = card(
    "The Zero Drive",
    printed(
        "Deathknell",
        "Equip",
        equip(Cost(energy=1, power=("B",))),
        Activated(
            Cost(energy=3, power=("B",), actions=(Banish(This()),)),
            (PlayBanishedWith(every=True, ignoring=True),),
            only_while=IsAttached(attached=False),
        ),
        WhileAttached(2, ("Deathknell",), (Triggered(WhenThisDies(), (BanishThisFromTrash(This(attached=True)),)),)),
    ),
)
