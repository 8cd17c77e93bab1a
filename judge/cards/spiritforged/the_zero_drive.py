from judge.cards.definition import card, printed
from judge.engine.abilities.activated import Activated
from judge.engine.actions.banish import Banish
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.keyword_abilities.equip import equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.picks.banish_with import BanishThisFromTrash, PlayBanishedWith
from judge.engine.state.cost import Cost
from judge.engine.wording.references import This

THE_ZERO_DRIVE = card(
    "The Zero Drive",
    printed(
        "Equip",
        equip(Cost(energy=1, power=("B",))),
        Activated(
            Cost(energy=3, power=("B",), actions=(Banish(This()),)),
            (PlayBanishedWith(every=True, ignoring=True, card_type="Unit"),),
        ),
        WhileAttached(2, ("Deathknell",), (deathknell(BanishThisFromTrash(This(attached=True))),)),
    ),
)
