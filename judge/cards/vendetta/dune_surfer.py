from judge.cards.definition import card, printed
from judge.engine.abilities.ignoring import IgnoresInAssignment

DUNE_SURFER = card("Dune Surfer", printed(IgnoresInAssignment("Tank")))
