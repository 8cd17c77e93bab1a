from judge.cards.definition import card, errata, printed
from judge.engine.keyword_abilities.equip import ATTACH_THIS, equip
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

EDGE_OF_NIGHT_TEXT = (Triggered(WhenPlayed(facedown=True), (ATTACH_THIS,)), equip(Cost(power=("C",))), WhileAttached(2))

EDGE_OF_NIGHT = card(
    "Edge of Night",
    # "Here" of the printed text means the battlefield where it was played, to which Hidden binds the choice anyway
    # (811.1.d.2); the errata only keeps it from being read as the base, where the gear is by then.
    printed("Equip", "Hidden", *EDGE_OF_NIGHT_TEXT),
    errata("2026-01-14-spiritforged", "Equip", "Hidden", *EDGE_OF_NIGHT_TEXT),
)
