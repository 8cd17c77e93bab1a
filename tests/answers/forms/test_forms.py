"""Which questions about cards have a form, and what is read from them."""

from __future__ import annotations

from functools import cache

import pytest

from judge.answers.forms.forms import FORMS
from judge.answers.forms.read_by_forms import Question, read_by_forms
from judge.answers.library.open_library import open_library
from judge.cards.names import find_names


@cache
def _keywords() -> tuple[str, ...]:
    return tuple(open_library().names("keywords"))


def _read(question: str) -> Question | None:
    return read_by_forms(question, find_names(question), _keywords())


@pytest.mark.parametrize("example", [form.example for form in FORMS if " X" not in form.example])
def test_the_example_of_a_form_is_read_by_it(example: str) -> None:
    read = _read(example)
    assert read is not None
    assert read.kind == next(form.kind for form in FORMS if form.example == example)
    assert not read.not_understood


@pytest.mark.parametrize(
    ("question", "kind", "one", "other"),
    [
        ("Can I counter a Hextech Ray with Wind Wall?", "counters", "Hextech Ray", "Wind Wall"),
        ("does Wind Wall counter the Vengeance", "counters", "Vengeance", "Wind Wall"),
        ("ask can I counter Hextech Ray with Defy", "counters", "Hextech Ray", "Defy"),
        ("why does Hextech Ray kill Watchful Sentry", "kills", "Hextech Ray", "Watchful Sentry"),
        ("could my opponent react to my Falling Star with Highlander?", "responds", "Falling Star", "Highlander"),
        ("does Stupefy kill a Watchful Sentry", "kills", "Stupefy", "Watchful Sentry"),
        ("will Soraka, Wanderer survive Icathian Rain", "survives", "Icathian Rain", "Soraka, Wanderer"),
        ("can Charm target their Draven, Audacious?", "targets", "Charm", "Draven, Audacious"),
        ("how much does Falling Star cost on Draven, Audacious", "costs", "Falling Star", "Draven, Audacious"),
    ],
)
def test_what_is_asked_and_of_which_card(question: str, kind: str, one: str, other: str) -> None:
    read = _read(question)
    assert read is not None
    assert read.one is not None
    assert read.other is not None
    assert (read.kind, read.one.name, read.other.name) == (kind, one, other)


def test_whose_a_card_is_and_what_a_plain_unit_has() -> None:
    read = _read("can Charm target their Watchful Sentry")
    assert read is not None and read.other is not None and read.other.whose == "P2"  # noqa: PT018
    plain = _read("does Falling Star kill a unit with 6 Might")
    assert plain is not None and plain.other is not None and plain.other.might == 6  # noqa: PT018


def test_words_behind_a_form_are_kept() -> None:
    read = _read("does Hextech Ray kill Watchful Sentry on a rainy day")
    assert read is not None
    assert read.not_understood == "on rainy day"


@pytest.mark.parametrize(
    "question",
    [
        "what counts as a target",
        "does Deflect add up",
        "Charm vs Defy",
        "what does Charm do to Defy",
        "can I counter a spell that costs 4",
        "does Hidden Blade kill Watchful Sentry while Zhonya's Hourglass is in base",
        "can I play Hidden Blade on a unit that my opponent has just moved to a battlefield with Charm",
        "does a unit that dies still draw",
        "is disintegrate still a single target spell",
        "can I hide a card at a battlefield that I do not control",
    ],
)
def test_what_has_no_form_is_left_to_others(question: str) -> None:
    assert _read(question) is None
