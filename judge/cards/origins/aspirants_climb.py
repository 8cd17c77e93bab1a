from judge.cards.definition import card, printed
from judge.engine.abilities.victory_score import VictoryScoreChanged

ASPIRANTS_CLIMB = card("Aspirant's Climb", printed(VictoryScoreChanged(1)))
