from judge.cards.definition import card, printed
from judge.engine.abilities.damage_changes import SPELLS_AND_ABILITIES, DamageFrom, PreventDamage
from judge.engine.state.card import RUNE
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.references import This

ESTEEMED_HIEROPHANT = card(
    "Esteemed Hierophant",
    printed(
        PreventDamage(
            None,
            This(),
            DamageFrom(SPELLS_AND_ABILITIES, Side.ENEMY),
            when=ThereAre(Criteria(RUNE, Side.YOURS), at_least=7),
        )
    ),
)
