"""Words of the rules that are cards, too, in sentences of people: the card, or the word."""

from __future__ import annotations

import pytest

from judge.cards.names import find_mentions
from judge.cards.ordinary_words import rules_words


def of_the_rules(question: str) -> list[str]:
    """The cards of a question whose names are one word of the rules."""
    names = [mention.match.name for mention in find_mentions(question)]
    return [name for name in names if name.lower() in rules_words()]


@pytest.mark.parametrize(
    "question",
    [
        "can i cast retreat on a stunned unit",
        "use retreat in response to vengeance",
        "what does possession do to a token",
        "does possession move the unit to my base",
        "who controls a unit after possession",
        "can I counter possession",
        "possession on a unit with deflect",
        "opponent played possession, can i respond",
        "can i respond to possession",
        "in response to block I kill the unit",
        "does block give shield",
        "how much does retreat cost",
        "is possession a spell",
        "is retreat an action",
        "if possession resolves who conquers",
        "he flashed block mid fight, still time for me",
        "can retreat be played in a showdown",
        "stolen by possession, does it go back",
        "does the possession spell recall it",
        "what happens when possession targets a temporary unit",
        "can i hide sanction",
        "unit taken with possession, who owns it",
        "can i flash retreat after blocks",
        "my opponent casts possession on my last unit there, do i lose the battlefield",
        "sacrifice vs zhonya",
        "can I play sacrifice with no units",
        "with possession can i take a champion",
        "i got hit by possession",
        "playing block from hidden",
        "can they counter sacrifice",
        "what happens to the gear if possession takes the unit",
        "did possession resolve if the unit left",
        "can you use block on an attacker",
        "my friend says possession can take tokens",
        "retreat doesn't save it from gust, does it",
        "he thinks block won't be in time",
    ],
)
def test_a_card_is_played_or_stands_without_an_article(question: str) -> None:
    assert of_the_rules(question)


@pytest.mark.parametrize(
    "question",
    [
        "can I block with an exhausted unit",
        "in response to a sacrifice",
        "can I retreat from a battlefield",
        "do my units block on their own",
        "who can block",
        "can units block on my turn",
        "in possession of a card",
        "he is in possession of the battlefield",
        "the sacrifice is a cost",
        "my sacrifice got countered",
        "do I have to block",
        "can he block the attack",
        "if I sacrifice a unit does deathknell trigger",
        "sacrifice a unit to pay",
        "the block step",
        "when they retreat do they heal",
        "do i sacrifice after I declare",
        "must a unit retreat to base",
        "can a facedown unit block or retreat",
        "possession of the battlefield changes",
        "am i allowed to block on a battlefield i control",
        "after combat can attackers retreat",
        "what if both block",
        "is a sacrifice optional",
        "can sacrifice be used to trigger deathknell",
        "does sacrifice count as a kill",
        "can block damage be prevented",
        "what if a sacrifice is countered",
        "can we retreat after combat",
        "units that retreat with damage",
        "does the damage stay after block",
        "can i cast a spell before blocks",
        "when i sacrifice it do i get the trigger",
        "unit killed as sacrifice",
        "should I retreat or stay",
        "is there a sanction for slow play",
        "what sanction does a player get",
        "he wants to retreat with his last unit",
        "does declaring block use the chain",
        "can sacrificing be responded to",
        "sacrifice can be a cost, right",
        "they say retreat to base is free",
        "he said I must block",
    ],
)
def test_a_verb_or_a_noun_of_play_is_no_card(question: str) -> None:
    assert not of_the_rules(question)


def test_a_token_is_not_made_a_card_by_what_is_done_with_it() -> None:
    assert of_the_rules("can I play buff on it") == []
    assert of_the_rules("P1: 2 mechs") == ["Mech"]
