"""Questions that a look-up must answer with the right rules: each with the rules that a judge has to be shown.

The questions are our own words for the look-up cases of ``../shared/cases/seed_rulings.yaml``; where that file is
there, its questions are asked, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import yaml

from judge.answers.opening import open_library
from judge.answers.request import Request
from judge.answers.router import answer

if TYPE_CHECKING:
    from judge.answers.model import Answer

CASES = {
    "nocturne-not-a-trigger-look-or-reveal": ("Is the ability of Nocturne a trigger, or does it replace?", "369.1"),
    "target-three-part-test": ("When is something that a spell mentions a target?", "355.10"),
    "triggered-ability-needs-all-required-targets": (
        "Can a triggered ability that requires several targets be put on the chain without all of them?",
        "402.3 402.4",
    ),
    "fox-fire-smaller-subset": ("May Fox-Fire kill fewer units than a largest set that fits?", "355.11.b"),
    "team-legend-and-battlefield-uniqueness": (
        "May two teammates bring the same legend or battlefields?",
        "489.8.h 489.8.i",
    ),
    "hidden-restrictions-summary": (
        "What restrictions are there on a card that is played from facedown?",
        "811.1.d.1 811.1.d.2 811.1.d.3",
    ),
    "phoenix-general-exclusions": ("When have I killed a unit with a spell?", "428.5.b 428.5.c 411.6"),
    "kill-active-vs-passive": ("How does an active kill differ from a passive kill?", "428.1.a.1 428.1.a.2"),
    "kill-with-requires-control-and-responsibility": (
        "What does it take to kill a unit with a spell you control?",
        "411.6 428.5.c.1",
    ),
    "kill-page-shared-faq-baited-hook": ("May Baited Hook play a unit if the death was replaced?", "359.3.e.12"),
    "kill-page-shared-faq-fox-fire": ("Can Fox-Fire kill a unit that was not chosen at first?", "355.11.b"),
    "kill-page-shared-faq-disintegrate": ("When is the card of Disintegrate drawn?", "387"),
    "kill-page-shared-faq-cruel-patron": ("Is a cost to kill a unit paid if its death is replaced?", "357.2.a"),
    "hidden-on-spells-units-and-gear": ("Which kinds of cards can have Hidden?", "811.1.a"),
    "hidden-unit-location-rule": ("Where does a hidden permanent enter the board?", "811.1.d.1"),
    "hidden-permanent-play-effect-plays-unit-there": (
        "Where do the units go that the effect of a hidden card plays?",
        "811.1.d.3",
    ),
    "stand-united-example-two-parts": ("What part of Stand United is limited if it was facedown?", "811.2"),
    "hidden-instances-redundant": ("Does a second instance of Hidden do anything?", "811.4"),
    "hidden-is-a-characteristic": ('Does a card "have Hidden" only while it is facedown?', "811.5.a"),
    "origins-faq-retired-notice": ("Is the Origins FAQ still in force?", ""),
    "shorthand-symbols": ("What do the symbols [E], [M], [A] and [C] mean?", "135.2.e.2 135.2.e.3 135.2.e.5 135.2.e.6"),
}
SHARED = Path(__file__).parents[3] / "shared" / "cases" / "seed_rulings.yaml"


def ask(question: str) -> Answer:
    return answer(open_library("2026-11-20"), Request(question, simulate=False))


def missing(found: Answer, rules: list[str]) -> list[str]:
    """The rules that an answer does not cite; a section is cited by a rule in it."""
    cited = {citation.id for citation in found.citations}
    wanted = [f"core@1.4:{number}" for number in rules]
    return [one for one in wanted if not any(other == one or other.startswith(f"{one}.") for other in cited)]


@pytest.mark.parametrize("case", CASES)
def test_the_answer_cites_the_rules_that_decide(case: str) -> None:
    question, rules = CASES[case]
    assert missing(ask(question), rules.split()) == []


def _shared() -> list[tuple[str, str, list[str]]]:
    if not SHARED.exists():
        return []
    cases = yaml.safe_load(SHARED.read_text(encoding="utf-8"))["cases"]
    return [(one["id"], one["ask"], one["must_cite"]) for one in cases if one["kind"] == "lookup-only"]


@pytest.mark.skipif(not SHARED.exists(), reason=f"{SHARED} is absent; the cases above ask the same in our words")
@pytest.mark.parametrize(("case", "question", "rules"), _shared())
def test_the_questions_of_the_shared_cases_are_answered_alike(case: str, question: str, rules: list[str]) -> None:
    assert sorted(CASES[case][1].split()) == sorted(rules)
    assert missing(ask(question), rules) == []


@pytest.mark.parametrize(
    ("question", "day", "said"),
    [
        ("Is the Origins FAQ in force?", "2026-11-20", "No: the Origins FAQ was retired on 2025-11-04."),
        ("Is the Origins FAQ in force?", "2025-10-20", "Yes: the Origins FAQ is in force since 2025-10-16."),
        ("is the unleashed faq still valid", "2026-11-20", "No: the Unleashed FAQ was superseded on 2026-07-24."),
        (
            "Are the core rules 1.3 current?",
            "2026-11-20",
            "No: the Core Rules 1.3 were superseded on 2026-07-24. In force: Core Rules 1.4.",
        ),
        ("Is the Vendetta errata in force?", "2026-11-20", "Yes: the Vendetta errata are in force since 2026-07-23."),
    ],
)
def test_whether_a_document_stands_is_said_first(question: str, day: str, said: str) -> None:
    assert answer(open_library(day), Request(question)).answer == said


def test_the_retired_faq_is_answered_with_its_notice() -> None:
    (notice,) = ask("Is the Origins FAQ in force?").citations
    assert notice.id == "faq@origins:about-this-faq-1"
    assert notice.status == "retired 2025-11-04"


@pytest.mark.parametrize(
    "question",
    ["does the ruling of the Origins FAQ on Sun Disc still apply", "which cards does the Origins FAQ retire"],
)
def test_a_question_about_more_than_the_document_is_searched_for(question: str) -> None:
    assert not ask(question).answer.startswith(("Yes", "No:"))


def test_a_hit_says_which_rules_it_rests_on_and_what_is_around_it() -> None:
    found = {
        hit.id: hit.besides for hit in ask("What restrictions are there on a card that is played from facedown?").hits
    }
    assert "rules 811.1.d, 811.1.d.1, 811.1.d.2, 811.1.d.3" in found["faq@origins:hidden-8"]
    kill = {hit.id: hit.besides for hit in ask('When does "kill a unit with a spell" happen?').hits}
    assert "answered in faq@origins:immortal-phoenix-1" in " ".join(kill.values())


def test_texts_only_are_those_of_the_hits() -> None:
    found = ask("What restrictions are there on a card that is played from facedown?")
    assert len(found.citations) > len(found.hits)
    assert [citation.id for citation in found.quoted().citations] == [hit.id for hit in found.hits]
