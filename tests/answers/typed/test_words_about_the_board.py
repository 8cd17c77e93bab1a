"""Words of a question about two cards that say something of the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.readers.several_cards import named_cards
from judge.answers.typed.board_phrases import phrases
from judge.answers.typed.rest_of_the_words import Words
from judge.answers.typed.words_about_the_board import words_of

RAY, STUPEFY, BLADE, GLASS = "Hextech Ray", "Stupefy", "Hidden Blade", "Zhonya's Hourglass"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("my hidden blade vs their zhonyas", {"controllers": ((GLASS, "P2"), (BLADE, "P1"))}),
        ("my opponent's hidden blade vs my own zhonya's", {"controllers": ((BLADE, "P2"), (GLASS, "P1"))}),
        ("hidden blade on my own unit vs zhonya's", {"unit_of": "P1", "controllers": ((BLADE, "P1"),)}),
        ("hextech ray on my unit vs stupefy", {"unit_of": "P1"}),
        ("hextech ray on my opponent's unit vs stupefy", {"unit_of": "P2", "controllers": ((RAY, "P1"),)}),
        ("hextech ray vs stupefy in response", {"timing": "response", "timed": STUPEFY}),
        ("stupefy in response to hextech ray", {"timing": "response", "timed": STUPEFY}),
        ("in response to hextech ray, stupefy", {"timing": "response", "timed": STUPEFY}),
        ("stupefy before hextech ray", {"timing": "before", "timed": STUPEFY}),
        ("hextech ray after stupefy", {"timing": "before", "timed": STUPEFY}),
        ("hextech ray vs stupefy in combat", {"timing": "combat"}),
        ("hidden blade vs zhonya's on hold", {"timing": "hold"}),
        ("hextech ray vs stupefy with 4 Might", {"might": 4}),
        ("hextech ray vs stupefy on a 4-Might unit damaged 2", {"might": 4, "damage": 2}),
        ("vengeance vs guardian angel (attached)", {"attached": ("Guardian Angel",)}),
        ("hidden blade vs zhonya's with doran's blade attached to u", {"attached": ("Doran's Blade",)}),
        (
            "vengeance vs guardian angel attached to Kog'Maw, Caustic",
            {"attached": ("Guardian Angel",), "middle": "Kog'Maw, Caustic"},
        ),
        ("angle shot on a unit with long sword", {"attached": ("Long Sword",)}),
        (
            "vengeance on their unit with guardian angel",
            {"attached": ("Guardian Angel",), "unit_of": "P2", "controllers": (("Vengeance", "P1"),)},
        ),
        ("does angle shot take long sword off my unit", {"attached": ("Long Sword",), "unit_of": "P1"}),
        ("can angle shot detach their long sword", {"attached": ("Long Sword",)}),
        ("does guardian angel work after Retreat", {"attached": ("Guardian Angel",)}),
        ("does zhonya's work after Retreat", {"timing": "before", "timed": "Retreat"}),
        ("falling star vs ki barrier if I target their unit", {"unit_of": "P2"}),
        ("hidden blade vs defy at Trifarian War Camp", {"battlefield": "Trifarian War Camp"}),
        ("hidden blade vs defy while I control Zhonya's Hourglass", {"third": ((GLASS, "P1"),)}),
        ("hidden blade vs defy if my opponent has zhonya's", {"third": ((GLASS, "P2"),)}),
        ("hidden blade vs defy with zhonya's on the board", {"third": ((GLASS, ""),)}),
        ("hidden blade if my opponent has zhonya's", {"controllers": ((GLASS, "P2"),)}),
        ("hidden blade vs zhonya's on my opponent's turn", {"turn": "P2"}),
        ("hidden blade vs zhonya's if it is my turn", {"turn": "P1"}),
        ("I play hidden blade and they play wind wall", {"controllers": ((BLADE, "P1"), ("Wind Wall", "P2"))}),
        (
            "if I play hidden blade and my opponent responds with wind wall",
            {
                "timing": "response",
                "timed": "Wind Wall",
                "controllers": (("Wind Wall", "P2"), (BLADE, "P1")),
            },
        ),
        ("hidden blade vs defy while both players control zhonya's", {"third": ((GLASS, "P1"), (GLASS, "P2"))}),
        ("hidden blade then zhonya's from facedown", {"facedown": GLASS}),
        ("hidden blade while zhonya's hourglass is facedown", {"facedown": GLASS}),
        ("both players control zhonya's hourglass", {"controllers": ((GLASS, "P1"), (f"second {GLASS}", "P2"))}),
        ("we both have zhonya's", {"controllers": ((GLASS, "P1"), (f"second {GLASS}", "P2"))}),
        ("hidden blade vs zhonya's if I attack with a unit", {"timing": "combat"}),
    ],
)
def test_what_is_said_of_the_set_up_is_read(question: str, said: dict[str, Any]) -> None:
    found = words_of(question)
    assert found._replace(question="") == Words("", **said)
    assert len(named_cards(open_library(), found.question)) == 2


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("LeBlanc, Everywhere at Once vs Defy", ["LeBlanc, Everywhere at Once", "Defy"]),
        ("defy vs jayce, hammer in hand", ["Defy", "Jayce, Hammer in Hand"]),
        ("grandmaster at arms vs on the hunt", ["Grandmaster at Arms", "On the Hunt"]),
        ("combat chef vs combat experience", ["Combat Chef", "Combat Experience"]),
        ("Draven, Audacious at Reaver's Row", ["Draven, Audacious", "Reaver's Row"]),
        ("what does charm do to defy", ["Charm", "Defy"]),
        ("charm x defy", ["Charm", "Defy"]),
    ],
)  # fmt: skip
def test_words_of_a_name_say_nothing_of_the_set_up(question: str, cards: list[str]) -> None:
    found = words_of(question)
    assert not found.says_something
    assert not found.not_understood
    assert named_cards(open_library(), found.question) == cards


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("hextech ray vs defy on a sunday", ("on a sunday",)),
        ("hextech ray vs exhausted defy", ("exhausted",)),
        ("falling star vs ki barrier on two of their units", ("two of their units",)),
        ("hidden blade twice vs zhonya's in response, drunk", ("twice", "drunk")),
        ("bated hook vs zhonya", ()),
        ("hextech ray vs stupefy in response at 4 might", ()),
        ("can hidden blade play vi, destructive", ("play",)),
        ("does smoke screen stop vi, destructive", ("stop",)),
        ("how do I beat vi, destructive with charm", ("beat",)),
        ("does jayce, brilliant inventor let me play trinity force", ("let", "play")),
        ("if I play charm on vi, destructive", ()),
        ("how does charm interact with vi, destructive", ()),
    ],
)
def test_what_was_not_understood_is_told(question: str, words: tuple[str, ...]) -> None:
    assert words_of(question).not_understood == words


@pytest.mark.parametrize(
    "question", ["hidden blade  vs. zhonya's", "Hidden Blade + Defy", "(stupefy) and hextech ray?"]
)
def test_cards_that_are_only_joined_say_nothing_of_the_set_up(question: str) -> None:
    phrases.cache_clear()
    assert words_of(question) == Words(" ".join(question.split()))
    assert phrases.cache_info().currsize == 0, "no phrase is looked for"
    assert words_of(f"my {question}") != Words(f"my {question}")
    assert phrases.cache_info().currsize == 1
