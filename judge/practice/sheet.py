"""A sheet to be printed: the questions first, the solutions at its end; as Markdown, or as one page for a browser."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING

from judge.scenario.scene_told import USUAL

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.practice.question import Question

TEMPLATE = "sheet.html.j2"


def sheet_as_markdown(questions: Sequence[Question], basis: str) -> str:
    """The whole sheet as Markdown; ``basis`` names the version of the rules."""
    return "\n".join(_lines(questions, basis)).rstrip()


def _lines(questions: Sequence[Question], basis: str) -> Iterator[str]:
    yield from ("# Practice for judges", "", f"{basis}.", "", USUAL, "", "## Questions", "")
    for number, question in enumerate(questions, 1):
        yield from (f"### {number}. {heading(question)}", "")
        yield from (f"- {line}" for line in question.board)
        yield ""
        for card in question.cards:
            yield f"> **{card.name}** {card.text}"
            yield ">"
        yield ""
        yield from (f"{place}. {line}" for place, line in enumerate(question.play, 1))
        yield from ("", f"**{question.asks}**", "")
        yield from (f"- **{choice.letter})** {choice.words}" for choice in question.choices)
        yield ""
    yield from ("## Solutions", "")
    for number, question in enumerate(questions, 1):
        yield from (f"### Solution {number}: {question.letter}", "")
        if question.depends:
            yield from (f"{question.many} outcomes are possible. To this one leads: {question.depends}.", "")
        yield from (f"{place}. {step}" for place, step in enumerate(question.steps, 1))
        yield ""
        yield from (f"- **{rule.number}** {rule.words}" for rule in question.rules)
        yield from (
            f"- {choice.letter} would be so if {choice.instead}." for choice in question.choices if not choice.right
        )
        if question.source:
            yield f"- From {question.source}: {question.title}"
        yield ""


def heading(question: Question) -> str:
    """What a question is about, and its level."""
    return f"{', '.join(question.topics) or 'any topic'} ({question.level})"


def sheet_as_page(questions: Sequence[Question], basis: str) -> str:
    """The whole sheet as one page that loads nothing; the solutions begin on a sheet of paper of their own."""
    from jinja2 import Environment, StrictUndefined  # noqa: PLC0415 - only where a page is written

    source = resources.files("judge.practice").joinpath(TEMPLATE).read_text(encoding="utf-8")
    template = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True
    ).from_string(source)
    return template.render(questions=questions, basis=basis, usual=USUAL, heading=heading)
