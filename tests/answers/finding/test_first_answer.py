"""The answer to a question in words stands first: sure, perhaps, or not at all; a yes or no is never guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.finding.first_answer import FirstAnswer
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN, Size
from judge.answers.page.request import Request
from judge.answers.router import answer
from tests.answers.drawn import LINES, screen

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.content.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library()


def ask(library: Library, question: str) -> Answer:
    return answer(library, Request(question))


def test_a_line_that_asks_the_same_gives_its_yes_or_no(library: Library) -> None:
    found = ask(library, "does a recall count as moving")
    assert found.answer == "No. A recall is no move (456, near-misses/a-recall-is-no-move)."
    assert (found.verdict, found.as_json()["certainty"]) == ("no", "sure")
    assert found.as_json()["answered_by"] == ["ruling:near-misses/a-recall-is-no-move", "core@1.4:456"]


def test_a_rule_that_is_sure_to_answer_is_the_answer_without_a_yes_or_no(library: Library) -> None:
    found = ask(library, "temporary guy at a battlefield, do i score the hold before he dies")
    assert found.answer.startswith("When the Beginning Phase of this permanent's controller starts")
    assert found.as_json()["answered_by"][0] == "core@1.4:816.1.b"
    assert found.as_json()["verdict"] is None


def test_what_only_perhaps_answers_says_so_and_what_it_does_not_look_at(library: Library) -> None:
    found = ask(library, "can i respond when someone plays a unit")
    assert found.as_json()["certainty"] in {"perhaps", "sure"}
    perhaps = FirstAnswer(("core@1.4:456",), ("A recall is not a move.",), False, "no", "", ("later",))
    assert perhaps.words == "Perhaps: A recall is not a move (456)."
    assert [line.spans[0].text for line in perhaps.as_lines()] == ["Not looked at: 'later'."]


def test_the_yes_of_an_answer_to_another_question_is_left_out(library: Library) -> None:
    for identifier in library.names("faq"):
        entry = library.answer(identifier)
        if entry.status == "holds" and entry.short.startswith(("Yes. ", "No. ")):
            found = ask(library, entry.question)
            assert not found.answer.startswith(("Yes", "No.")) or found.verdict
            break
    else:
        pytest.fail("no answer of a FAQ begins with yes or no")


def test_a_policy_is_said_to_be_one_and_has_its_short_sentence(library: Library) -> None:
    found = ask(library, "printed proxies at a skirmish?")
    assert found.first is not None
    assert "This is policy: no engine proves it." in [line.spans[0].text for line in found.first.as_lines()]


def test_a_card_that_is_named_says_its_text_in_force_first(library: Library) -> None:
    found = ask(library, "what can glasc mixologist bring back when it dies")
    assert found.answer.startswith("Glasc Mixologist: Deathknell")
    assert found.as_json()["answered_by"] == ["card:Glasc Mixologist"]
    assert found.as_json()["certainty"] == "perhaps"


def test_rulings_are_found_with_their_questions(library: Library) -> None:
    found = ask(library, "udyr wildman has a new buff, already used his stun this turn. can i stun with him again")
    first = found.as_json()["rulings"][0]
    assert first["id"].startswith("ruling:")
    assert "Udyr" in first["question"] + first["answer"]
    assert all(one["question"] and one["answer"] for one in found.as_json()["rulings"])


def test_a_yes_on_a_condition_is_not_said_without_it(library: Library) -> None:
    found = ask(library, "can i attack the turn i play a unit")
    assert found.answer.startswith("A unit that was played with Accelerate can move in the same turn")
    assert not found.verdict


def test_a_place_that_is_sure_is_the_answer_if_no_ruling_is_found_with_it(library: Library) -> None:
    found = ask(library, "can i use proxies in a tournament")
    assert found.answer.startswith("Only the Head Judge can issue a proxy")


def test_the_yes_or_no_of_an_answer_stands_behind_the_question_that_it_is_one_to(library: Library) -> None:
    lines = screen(ask(library, "does my champion go back to the champion zone when it leaves the board"))
    at = next(at for at, one in enumerate(lines) if one.startswith("It answers: Does my Chosen Champion go back"))
    assert lines[at + 1] == "the board? No."
    assert not any("origins#33" in one for one in lines)


def test_how_many_is_no_fault(library: Library) -> None:
    assert "at least 40 cards" in ask(library, "how many cards in a deck").answer
    assert screen(ask(library, "drew extra cards"))[0].startswith("DRAWING EXTRA CARDS")


def test_a_ruling_beside_the_point_is_left_out(library: Library) -> None:
    for question in ("my opponent drew an extra card", "can i look at my opponents trash"):
        assert not any(one.startswith("  Ruling ") for one in screen(ask(library, question)))


def test_a_ruling_that_is_the_answer_with_its_question_is_told_once(library: Library) -> None:
    for question in ("what can pack of wonders return", "can i take back a play", "is my facedown card public"):
        found = ask(library, question)
        text = " ".join(" ".join(screen(found)).split())
        if isinstance(found.first, FirstAnswer) and found.first.question:
            assert text.count(found.first.question) == 1


def test_a_ruling_on_a_card_does_not_lead_a_question_that_names_none(library: Library) -> None:
    assert "Pack of Wonders" not in ask(library, "can my opponent see my facedown card").answer
    lines = screen(ask(library, "can my opponent see my facedown card"))
    assert not any(one.startswith("It answers: What can Pack of Wonders") for one in lines)


def test_the_ruling_beside_a_rule_that_answers_is_the_one_that_fits_best(library: Library) -> None:
    lines = screen(ask(library, "which units deal damage when stunned"))
    assert any(one.startswith("  Ruling What can a stunned unit still do?") for one in lines)


@pytest.mark.parametrize(
    "question",
    [
        "what happens if i deck out",
        "my opponent drew an extra card",
        "what counts as a target",
        "does zhonya's save a unit that is banished",
        "hidden",
    ],
)
@pytest.mark.parametrize("columns", [40, 60, 80])
def test_an_answer_is_one_screen_on_a_narrow_terminal(library: Library, question: str, columns: int) -> None:
    size = SCREEN._replace(size=Size(columns, LINES - 1))
    assert len(screen(ask(library, question), columns, size)) <= LINES


def test_an_answer_that_goes_on_after_its_no_stands_behind_its_question(library: Library) -> None:
    found = ask(library, "does a charmed exhausted unit become ready")
    assert found.as_json()["answered_by"] == ["faq@origins:movement-2"]
    assert "Is a unit exhausted when a spell or an ability moves it? No, unless" in found.answer
    assert found.verdict == ""


def test_an_answer_on_a_card_is_not_sure_to_answer_a_question_that_names_none(library: Library) -> None:
    found = ask(library, "does holding count as conquering")
    assert found.answer == "No. A hold is no conquest (469, 383.4.g.1, near-misses/a-hold-is-no-conquest)."


@pytest.mark.parametrize(
    "question",
    [
        "can i respond to equip",  # nobody can respond to gear that is played: a neighbour
        "is a facedown card a permanent",
        "does tank stack",  # what sort of keyword it is
        "does a unit enter ready",  # Accelerate is another keyword than the question has
        "do i reshuffle my trash",  # the nearest line is about a trash that is empty
        "can i choose my own unit for my spell",  # the nearest ruling is about what others choose
    ],
)
def test_a_neighbour_of_what_a_short_question_asks_is_not_sure(library: Library, question: str) -> None:
    assert ask(library, question).as_json()["certainty"] != "sure"


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ("is a legend a permanent", "core@1.4:175"),
        ("can a buff be targeted", "core@1.4:704.1"),
        ("does deflect stack", "core@1.4:809.2"),
        ("can i move during a showdown", "core@1.4:144.1.c"),
    ],
)
def test_a_short_question_is_answered_by_a_place_with_its_act_and_object(
    library: Library, question: str, place: str
) -> None:
    found = ask(library, question)
    assert found.as_json()["certainty"] == "sure"
    assert found.as_json()["answered_by"][0] == place
