"""The sides of a vs: what is understood in full is answered, everything else is asked back."""

from __future__ import annotations

import pytest

from judge.answers.open_library import open_library
from judge.answers.request import Request
from judge.answers.router import answer
from judge.answers.sides import sides_of
from judge.errors import NotFound


@pytest.mark.parametrize(
    ("question", "side", "near"),
    [
        ("zhonyas vs bounce", "bounce", "Zaunite Bouncer"),  # what is done, and no card
        ("defy vs blink", "blink", ""),
        ("unlicensed wizard vs defy", "unlicensed wizard", "Unlicensed Armory"),  # shares a word with it
        ("flurble vs defy", "flurble", ""),
        ("blade vs defy", "blade", "Hidden Blade"),
        ("charm vs defy vs flurble", "flurble", ""),
    ],
)
def test_a_side_that_leaves_a_word_unexplained_is_asked_back(question: str, side: str, near: str) -> None:
    with pytest.raises(NotFound, match=f"no card is called '{side}'") as refused:
        answer(open_library(), Request(question))
    assert near in "; ".join(refused.value.nearest)


@pytest.mark.parametrize(
    ("question", "choices"),
    [
        ("yi vs defy", {"Yi, Honed", "Yi, Meditative"}),
        ("kaisa vs jinx", {"Kai'Sa, Survivor", "Jinx, Rebel"}),
        ("jinx vs stun", {"Jinx, Rebel", "Loose Cannon"}),
    ],
)
def test_a_name_of_several_cards_lists_them(question: str, choices: set[str]) -> None:
    with pytest.raises(NotFound, match="several cards are called") as refused:
        answer(open_library(), Request(question))
    assert choices <= set(refused.value.nearest)


@pytest.mark.parametrize(
    ("question", "first", "second"),
    [
        ("defy vs stun", "card:Defy", "core@1.4:423"),
        ("defy vs 428.1", "card:Defy", "core@1.4:428.1"),
        ("stun vs exhaust", "core@1.4:423", "core@1.4:414"),
    ],
)
def test_a_card_beside_a_rule_shows_both_pages(question: str, first: str, second: str) -> None:
    found = answer(open_library(), Request(question))
    assert [one.id for one in found.citations[:2]] == [first, second]
    assert found.exit_code == 0
    assert "not computed" in found.answer


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("zhonyas vs hidden blade", ("Zhonya's Hourglass", "Hidden Blade")),
        ("bated hook vs unlicensed armory", ("Baited Hook", "Unlicensed Armory")),
        ("what happens with hidden blade vs zhonya", ("Hidden Blade", "Zhonya's Hourglass")),
        ("hidden blade vs zhonya on turn 3", ("Hidden Blade", "Zhonya's Hourglass")),  # the rest is said
    ],
)
def test_sides_that_are_understood_name_one_card_each(question: str, cards: tuple[str, str]) -> None:
    assert tuple(side.cards for side in sides_of(open_library(), question)) == tuple((card,) for card in cards)


def test_a_question_without_a_vs_has_no_sides() -> None:
    assert sides_of(open_library(), "can I play Defy against Charm") == []


def test_two_sides_without_any_card_are_searched_for() -> None:
    assert answer(open_library(), Request("slow play vs stalling")).kind == "search"
