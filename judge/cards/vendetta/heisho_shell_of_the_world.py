from judge.cards.definition import card, printed
from judge.engine.abilities.ignoring import DeflectIgnoredHere

HEISHO_SHELL_OF_THE_WORLD = card("Heisho, Shell of the World", printed(DeflectIgnoredHere()))
