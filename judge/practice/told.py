"""A question and its answer as lines of plain text."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.practice.question import Question

NARROWEST = 40


def question_lines(question: Question, number: int, width: int) -> Iterator[str]:
    """The situation, what is asked, and the choices by their letters."""
    yield from wrapped(f"{number}. {', '.join(question.topics) or 'any'} ({question.level})", width)
    yield ""
    for line in question.board:
        yield from wrapped(line, width, "  ")
    if question.cards:
        yield ""
        for card in question.cards:
            yield from wrapped(f"{card.name} {card.text}", width, "  ", "    ")
    yield ""
    for place, line in enumerate(question.play, 1):
        yield from wrapped(f"{place}. {line}", width, "  ", "     ")
    yield ""
    yield from wrapped(question.asks, width)
    for choice in question.choices:
        yield from wrapped(f"{choice.letter}) {choice.words}", width, "  ", "     ")


def answer_lines(question: Question, given: str, width: int) -> Iterator[str]:
    """Whether the answer that was given is right, how it comes about, the rules, and what the others are from."""
    if given:
        right = f"Right: {question.letter}." if given == question.letter else f"Not {given}, but {question.letter}."
        yield from wrapped(right, width)
    else:
        yield from wrapped(f"The answer is {question.letter}.", width)
    if question.many > 1:
        yield from wrapped(
            f"{question.many} outcomes are possible. To this one leads: {question.depends}.", width, "  "
        )
    for place, step in enumerate(question.steps, 1):
        yield from wrapped(f"{place}. {step}", width, "  ", "     ")
    for rule in question.rules:
        yield from wrapped(f"{rule.number}  {rule.words}", width, "  ", "    ")
    for choice in question.choices:
        if not choice.right:
            yield from wrapped(f"{choice.letter} would be so if {choice.instead}.", width, "  ", "    ")
    if question.source:
        yield from wrapped(f"From {question.source}: {question.title}", width, "  ", "    ")
    else:
        yield from wrapped(f"Derived for {question.title}.", width, "  ", "    ")


def wrapped(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    """A text in lines of that width, the first one and the later ones with what stands before them."""
    later = later or first
    return wrap(text, max(width, NARROWEST), initial_indent=first, subsequent_indent=later, break_long_words=False)
