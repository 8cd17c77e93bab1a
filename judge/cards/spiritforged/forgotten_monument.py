from judge.cards.definition import card, printed
from judge.engine.abilities.not_scored_yet import NoScoringBeforeTurn

FORGOTTEN_MONUMENT = card("Forgotten Monument", printed(NoScoringBeforeTurn(3)))
