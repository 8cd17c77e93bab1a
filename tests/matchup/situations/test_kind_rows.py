"""Kinds of question with boards of their own: which situations each answers, and that none is left half used."""

from __future__ import annotations

import pytest

from judge.answers.questions.situation_of_a_question import situation_of_a_question
from judge.cards.names import find_names
from judge.engine.keyword_abilities.vocabulary import KEYWORDS
from judge.matchup.situations.situation import Deed, Object
from judge.matchup.working_out.by_kind import ROWS
from judge.matchup.working_out.kind_rows import Row, by_what_happened, statements

_OF_DEEDS = {*Deed._fields} - {"verb"}
_ROLES = {"by", "to", "on", "place", "in_response_to"}
_OF_THINGS = {*Object._fields, "fights"} - {"key", "name"}
_NAMES = {
    "other", "after", "also", "came", "turn", *_OF_DEEDS, *(f"after.{name}" for name in _OF_DEEDS),
    *(f"{role}.{name}" for name in _OF_THINGS for role in ("other", *_ROLES, *(f"after.{one}" for one in _ROLES))),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.kind}: {row.verbs[:20]}")
def test_what_a_row_uses_are_names_of_what_situations_say(row: Row) -> None:
    assert set(row.uses.split()) <= _NAMES


def _kinds(question: str) -> set[str]:
    meant = situation_of_a_question(question, find_names(question), KEYWORDS)
    assert meant is not None
    return {row.kind for row in ROWS if row.fits(by_what_happened(meant))}


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("what happens when Watchful Sentry dies", "dies"),
        ("what happens when a unit with Guardian Angel dies", "dies with"),
        ("Hextech Ray on a stunned unit", "happens to"),
        ("who wins between Draven, Audacious and Soraka, Wanderer", "fight"),
        ("does Deflect apply to Hextech Ray", "applies"),
        ("does Watchful Sentry draw when it dies", "hears"),
        ("does Vengeance have Hidden", "has"),
    ],
)
def test_a_situation_is_of_a_kind(question: str, kind: str) -> None:
    assert kind in _kinds(question)


@pytest.mark.parametrize(
    "question",
    [
        "what happens when Watchful Sentry dies in combat",
        "what happens if I play Hextech Ray on a stunned unit in my base",
        "what happens if I play Vengeance on Watchful Sentry in response to Charm",
        "does Watchful Sentry draw when it dies while I have 3 XP",
        "does Bilgewater Bully have Ganking while buffed",
    ],
)
def test_a_situation_that_says_more_than_a_kind_uses_is_not_of_it(question: str) -> None:
    assert _kinds(question) == set()


def test_what_is_said_has_a_name() -> None:
    question = "does Watchful Sentry draw when my stunned unit in base dies"
    meant = situation_of_a_question(question, find_names(question), KEYWORDS)
    assert meant is not None
    assert set(statements(meant)) == {"by", "after", "after.to", "after.to.whose", "after.to.at", "after.to.states"}
