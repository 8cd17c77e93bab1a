from judge.cards.definition import card, printed
from judge.engine.abilities.naming import NamedSpellBarred, NameSpell
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

FALLEN_FELINE = card("Fallen Feline", printed(Triggered(WhenPlayed(), (NameSpell(),)), NamedSpellBarred()))
