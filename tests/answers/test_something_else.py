"""What is about something else is refused, although some of its words stand in the rules by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers import router
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.cli.entry import main

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer


def ask(question: str) -> Answer:
    return router.answer(open_library(), Request(question))


@pytest.mark.parametrize(
    "question",
    [
        "how do vaccines work",
        "forgot the password for my email login",
        "who wrote hamlet",
        "is bitcoin a good investment",
    ],
)
def test_a_word_in_common_by_chance_makes_no_answer(question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([question, "--plain"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith(f'"{question}"')
    assert "is about this. Not understood: " in said


@pytest.mark.parametrize(
    ("question", "beyond"),
    [
        ("best deck in the meta", "No rule tells what is best."),
        ("what's the best legend right now", "No rule tells what is best."),
        ("which champion is strongest", "No rule tells what is best."),
        ("best budget deck for a beginner", "No rule tells what is best."),
        ("tier list", "No rule tells what is best."),
        ("where can I buy singles", "No rule tells what something costs in a shop."),
        ("what is this card worth", "No rule tells what something costs in a shop."),
        ("how much does a booster box cost", "No rule tells what something costs in a shop."),
    ],
)
def test_what_no_rule_tells_is_said(question: str, beyond: str) -> None:
    found = ask(question)
    assert (found.kind, found.exit_code, found.hits) == ("none", 1, ())
    assert beyond in found.answer


@pytest.mark.parametrize(
    "question",
    [
        "may I pick the best card of his hand",
        "is a tier list on my phone allowed",
        "how many points is a battlefield worth",
        "best of three",
        "are the cheapest sleeves allowed",
        "are budget sleeves allowed at a regional",
        "is the strongest champion chosen when I kill the biggest",
        "is the worst card in my hand discarded",
        "is playing for cards worth money allowed",
        "deck list",
        "is my champion the strongest unit here",
    ],
)
def test_the_same_words_in_a_question_about_the_game_are_answered(question: str) -> None:
    assert ask(question).kind != "none"


@pytest.mark.parametrize(
    ("question", "unknown"),
    [
        ("mighty threshold", "'threshold'"),  # names a section of the rules
        ("stunned is blorky, no tally?", "'blorky'"),  # a term of the rules
        ("birthday of a blorky effect", "'blorky'"),
        ("went to a wumbo and missed the start of a round", "'wumbo'"),  # several words stand together
    ],
)
def test_what_may_be_about_the_rules_is_never_denied(question: str, unknown: str) -> None:
    found = ask(question)
    assert found.exit_code == 0
    assert found.hits
    if found.first:
        assert not found.answer.startswith(("Yes", "No"))
    elif found.answer:
        assert found.answer.startswith("Nothing fits well; these come nearest. Not understood: ")
        assert unknown in found.answer


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("black lotus", "No card is called 'black lotus'; the nearest is Lotus Trap."),
        ("what does black lotus do", "No card is called 'black lotus'; the nearest is Lotus Trap."),
        ("mordekaiser", "No card is called 'mordekaiser'"),
    ],
)
def test_a_name_that_no_card_has_is_named(question: str, said: str) -> None:
    assert said in ask(question).answer


@pytest.mark.parametrize("question", ["weather", "what does Lotus Trap do", "does a black Charm cost more"])
def test_what_is_no_strange_name_is_not_said_to_be_one(question: str) -> None:
    assert "No card is called" not in ask(question).answer


@pytest.mark.parametrize(
    "question",
    [
        "does a wumbo unit with deflect cost more to target",  # names a keyword
        "what does Charm do on a blorked battlefield",  # names a card
        "my blorked units are exhausted when they enter the board",  # has more words than a few
        "is a smurf allowed in a tournament",  # most of its words stand together
    ],
)
def test_a_question_of_the_game_is_answered_in_spite_of_a_word_that_nothing_has(question: str) -> None:
    assert ask(question).kind != "none"


@pytest.mark.parametrize(
    ("question", "infraction"),
    [
        ("how many cards can I have in hand", ""),
        ("how many runes do I channel", ""),
        ("too many cards in hand", "Drawing Extra Cards"),
        ("channeled too many runes", "Channeling Too Many Runes"),
        ("late", "Late to Match"),
        ("tardiness", "Late to Match"),
        ("cheater", "Cheating"),
    ],
)
def test_an_infraction_is_meant_where_a_fault_is_told(question: str, infraction: str) -> None:
    named = ask(question).answer.partition(":")[0]
    assert (named == infraction) if infraction else not ask(question).read_as.startswith("tournament@")


def test_how_many_cards_a_hand_may_have_finds_that_no_rule_limits_it() -> None:
    found = ask("how many cards can I have in hand")
    assert "faq@origins:miscellaneous-1" in [hit.id for hit in found.hits[:3]]
