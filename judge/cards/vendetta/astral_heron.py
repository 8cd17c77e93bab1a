from judge.cards.definition import card, errata, printed
from judge.engine.abilities.discounts import Discount
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.this_turn import ForNextSpell
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.circumstances import AtABattlefield

CHEAPER = Discount(2, power=("A", "A"))


def _heron(*, this_turn: bool) -> Triggered:
    effect = (ForNextSpell(CHEAPER, this_turn=this_turn, any_card=True),)
    return Triggered(WhenYouPlay(nth=1), effect, only_if=AtABattlefield())


ASTRAL_HERON = card(
    "Astral Heron", printed(_heron(this_turn=False)), errata("2026-07-23-vendetta", _heron(this_turn=True))
)
