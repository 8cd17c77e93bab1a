"""Effects that are picked by their texts are told by their cards, so that a table keeps to one screen."""

from __future__ import annotations

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.sentences.choice_words import choice_words
from judge.cli.writers.plain import plain
from judge.engine.state.decisions import Decision, Kind, Option
from judge.matchup.walks.graph import Choice
from judge.slugs import cite
from tests.answers.drawn import LINES

RULE = cite("replacement.object-controller-orders")  # 372


def _choice(*options: Option) -> Choice:
    asked = Decision(Kind.PICK, "P1", "replacement order", RULE, "which effect applies first", options)
    return Choice(asked, (options[0].key,), matters=True)


def test_an_effect_is_told_by_the_card_that_has_it() -> None:
    angel = Option("a", "u: If this would die, instead kill this Equipment.", "Guardian Angel")
    hourglass = Option("b", "Zhonya's Hourglass: If a unit would die, instead kill this.", "Zhonya's Hourglass")
    assert choice_words(_choice(angel, hourglass)) == "Guardian Angel"


def test_two_effects_of_one_card_are_told_by_their_texts() -> None:
    one, other = (Option(key, f"Card: does {key}.", "Card") for key in "ab")
    assert choice_words(_choice(one, other)) == "Card: does a."


def test_two_effects_that_save_a_unit_take_one_screen() -> None:
    found = answer(open_library(), Request("hidden blade vs zhonya vs guardian angel", more=SCREEN))
    lines = plain(found.shown(), 80).split("\n")
    assert len(lines) <= LINES
    assert any(line.strip().startswith("2  Guardian Angel") for line in lines)
