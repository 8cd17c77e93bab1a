from judge.cards.definition import card, printed
from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.naming import NamedSpellBarred, NameSpell

FALLEN_FELINE = card("Fallen Feline", printed(Triggered(WhenPlayed(), (NameSpell(),)), NamedSpellBarred()))
