from judge.cards.definition import card, errata, printed
from judge.engine.abilities.while_played import InHandHave
from judge.engine.keyword_abilities.quick_draw import QUICK_DRAW_GIVEN, HasQuickDraw
from judge.engine.state.card import GEAR
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.passive import Static
from judge.engine.wording.qualities import Tagged
from judge.engine.wording.references import Every

YOUR_EQUIPMENT = Every(Criteria(GEAR, side=Side.YOURS, qualities=(Tagged("Equipment"),)))

IN_HAND = InHandHave("Equipment", QUICK_DRAW_GIVEN)

EVERYWHERE = InHandHave("Equipment", QUICK_DRAW_GIVEN, everywhere=True)

JAX_UNMATCHED = card(
    "Jax, Unmatched",
    # On the board the printed text gives nothing, so that the play effect of Quick-Draw never triggers.
    printed("Deflect", IN_HAND),
    errata("2026-01-14-spiritforged", "Deflect", EVERYWHERE, Static(YOUR_EQUIPMENT, (HasQuickDraw(),))),
)
