from judge.cards.definition import card, errata, printed
from judge.engine.picks.each_player_plays import EachPlayerPlaysIt, EachPlayerSetsAside

PROMISING_FUTURE = card(
    "Promising Future",
    printed(EachPlayerSetsAside(5, banish=False), EachPlayerPlaysIt()),
    errata("2025-10-28-origins", EachPlayerSetsAside(5), EachPlayerPlaysIt()),
)
