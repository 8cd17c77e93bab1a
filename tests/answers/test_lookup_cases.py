"""The cases that are questions about what is written: the look-up finds the rule or the answer, and it says so."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from judge.answers import router
from judge.answers.library.cited_places import citation_of
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request

if TYPE_CHECKING:
    from judge.content.library import Library


class Case(NamedTuple):
    """A case: the question, an id that is among the first five places, and words that its text has."""

    id: str
    question: str
    place: str
    words: tuple[str, ...]


CASES = (
    Case(
        "nocturne-not-a-trigger-look-or-reveal", "Is Nocturne's ability triggered? Does it work on look and reveal?",
        "faq@origins:nocturne-horrifying-1", ("no triggered ability, and both count",),
    ),
    Case(
        "target-three-part-test", "When is something mentioned by a spell or ability a target?",
        "core@1.4:355.10", ("is a target, unless", "exceptions"),
    ),
    Case(
        "triggered-ability-needs-all-required-targets", "Sona, Harmonious: triggered abilities with several targets",
        "faq@origins:multiple-targets-2", ("all of their targets", "up to"),
    ),
    Case(
        "fox-fire-smaller-subset", "Fox-Fire: may I kill fewer units than the largest group that fits?",
        "core@1.4:355.11.b", ("original",),
    ),
    Case(
        "team-legend-and-battlefield-uniqueness", "May two allies bring the same legend or the same battlefields?",
        "faq@origins:2v2-and-friendly-units-1", ("No, neither",),
    ),
    Case(
        "hidden-restrictions-summary", "What extra restrictions apply to cards played from facedown?",
        "faq@origins:hidden-8", ("hidden unit has to enter at that battlefield", "Targets of a hidden spell"),
    ),
    Case(
        "phoenix-general-exclusions", "When does it count as killing a unit with a spell?",
        "core@1.4:428.5.d", (),
    ),
    Case(
        "kill-active-vs-passive", "What is the difference between an active and a passive kill?",
        "core@1.4:428.1.a", ("active or passive",),
    ),
    Case(
        "kill-with-requires-control-and-responsibility", "kill something with a spell: control and responsibility",
        "core@1.4:428.5.c.1", ("responsible",),
    ),
    Case(
        "kill-page-shared-faq-baited-hook", "Baited Hook with the death replaced: may a unit be played?",
        "faq@origins:baited-hook-1", ("No unit can be played", "null"),
    ),
    Case(
        "kill-page-shared-faq-fox-fire", "May Fox-Fire kill units that were not originally chosen?",
        "faq@origins:fox-fire-2", ("Only units that were chosen at first",),
    ),
    Case(
        "kill-page-shared-faq-disintegrate", "When does Disintegrate draw?", "faq@origins:disintegrate-1",
        ("reflexive trigger", "when the damage has killed the unit"),
    ),
    Case(
        "kill-page-shared-faq-cruel-patron", "Cruel Patron: is the kill cost paid if the death is replaced?",
        "faq@origins:cards-that-replace-units-dying-3", ("Yes",),
    ),
    Case("hidden-on-spells-units-and-gear", "811.1.a", "core@1.4:811.1.a", ("spells", "units", "gear")),
    Case(
        "hidden-unit-location-rule", "Where does a hidden permanent enter?", "core@1.4:811.1.d.1", ("battlefield",),
    ),
    Case(
        "hidden-permanent-play-effect-plays-unit-there", "Where do units played by a hidden card's effect go?",
        "core@1.4:811.1.d.3", ("battlefield",),
    ),
    Case(
        "stand-united-example-two-parts", "Which part of Stand United is limited when played from facedown?",
        "faq@origins:zhonyas-hourglass-and-stand-united-1", ("Stand United",),
    ),
    Case("hidden-instances-redundant", "811.4", "core@1.4:811.4", ()),
    Case(
        "hidden-is-a-characteristic", "whether a card has Hidden, independent of facedown", "core@1.4:811.5.a",
        ("facedown",),
    ),
    Case(
        "origins-faq-retired-notice", "Is the Origins FAQ retired?", "faq@origins:about-this-faq-1", ("2025-11-04",),
    ),
    Case(
        "shorthand-symbols", "What do [E], [M], [A] and [C] mean?", "faq@origins:about-this-faq-2",
        ("[T]", "[S]", "any domain", "own domain"),
    ),
)  # fmt: skip


@cache
def library() -> Library:
    return open_library("2026-08-01")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_look_up_finds_it_and_it_says_so(case: Case) -> None:
    answer = router.answer(library(), Request(case.question))
    places = dict.fromkeys([found.id for found in answer.citations] + [found.id for found in answer.hits])
    assert case.place in list(places)[:5]
    text = citation_of(library(), case.place).text
    for words in case.words:
        assert words in text


def test_the_unsettled_case_is_said_to_be_unsettled() -> None:
    text = citation_of(library(), "faq@origins:fox-fire-1").text
    assert "any number of the original targets" in text
