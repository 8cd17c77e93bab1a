"""An answer as plain text: complete without colour, readable at 40 columns, made without any library."""

from __future__ import annotations

import re

from judge.answers.model import UNMARKED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.model import Answer, Citation, Hit
    from judge.cli.steps import Shown

_MARKS = r"\*\*(.+?)\*\*|(?<!\*)\*(?!\s)([^*]+?)\*(?!\*)"


def plain(answer: Answer, width: int = 80, *, quote: bool = False) -> str:
    """Give the whole answer; with ``quote`` only the texts and ids that it rests on."""
    lines = [] if quote else _verdict(answer, width)
    if answer.outcomes and not quote:
        from judge.cli.steps import shown  # noqa: PLC0415 - only an answer with outcomes needs it

        for outcome in shown(answer.outcomes):
            lines += ["", *_outcome(outcome, width)]
    for section in () if quote else answer.sections:
        lines += ["", *wrap(f"{section.title}:", width)]
        for line in section.lines:
            lines += wrap(line.lstrip(), width, "    " if line.startswith(" ") else "  ")
    for citation in cited(answer, quote=quote):
        lines += ["", *_citation(citation, width)]
    if answer.hits and not quote:
        lines += ["", "See also:" if cited(answer) else "Found:"]
        for hit in answer.hits:
            lines += _hit(hit, width, excerpt=not cited(answer))
    return "\n".join(lines).strip("\n")


def cited(answer: Answer, *, quote: bool = False) -> tuple[Citation, ...]:
    """Give the citations to show in full: a list of several hits is shown in short, unless texts are wanted."""
    are_hits = answer.kind == "search" and len(answer.hits) > 1 and len(answer.citations) != 1
    return () if are_hits and not quote else answer.citations


def unmarked(text: str) -> str:
    """Give a text without the marks of Markdown."""
    return re.sub(_MARKS, lambda match: match[1] or match[2], text) if "*" in text else text


def wrap(text: str, width: int, indent: str = "") -> Iterator[str]:
    """Give the words of ``text`` in lines no longer than ``width``; a longer word has a line of its own."""
    for paragraph in unmarked(text).split("\n"):
        line = indent
        for word in paragraph.split():
            if len(line) + len(word) + (line != indent) > width and line != indent:
                yield line
                line = indent
            line = f"{line} {word}" if line != indent else line + word
        yield line if line != indent else ""


def _verdict(answer: Answer, width: int) -> list[str]:
    lines: list[str] = []
    first = answer.citations[0] if answer.citations else None
    if answer.answer and not (first and first.text.startswith(answer.answer)):
        lines += wrap(answer.answer, width)
    basis = answer.version_line
    if answer.check:
        basis += f"; simulation and ruling: {answer.check}"
    lines += wrap(basis + ".", width)
    if answer.details:
        lines += wrap("In: " + " > ".join(answer.details), width)
    if answer.simulation:
        lines += wrap(f"Simulated: {answer.simulation.status}. {answer.simulation.reason}".strip(), width)
        lines += [line for part in answer.simulation.frame for line in wrap(part, width, "  ")]
    lines += [line for doubt in answer.doubts for line in wrap(f"This {doubt}.", width)]
    return lines


def _outcome(shown: Shown, width: int) -> list[str]:
    lines = list(wrap(f"{shown.number}) {shown.outcome.summary}", width))
    if shown.outcome.when:
        lines += wrap(f"when {shown.outcome.when}", width, "  ")
    if shown.remark:
        lines += wrap(shown.remark, width, "    ")
    for number, step in shown.steps:
        rules = f" ({'; '.join(step.cited)})" if step.rules else ""
        lines += wrap(f"{number}. {step.event}{rules}", width, "    ")
    return lines


def _citation(citation: Citation, width: int) -> list[str]:
    badge = "" if citation.status in UNMARKED else f" [{citation.status}]"
    lines = list(wrap(f"{citation.id}  {citation.title}{badge}", width))
    if citation.note:
        lines += wrap(f"({citation.note})", width, "  ")
    if citation.text != citation.title:
        lines += wrap(citation.text, width, "  ")
    if citation.official:
        lines += ["  Official text:", *wrap(citation.official, width, "  | ")]
    return lines


def _hit(hit: Hit, width: int, *, excerpt: bool) -> list[str]:
    badge = "" if hit.status in UNMARKED else f" [{hit.status}]"
    lines = list(wrap(f"{hit.id}  {hit.title}{badge}", width, "  "))
    if excerpt and hit.excerpt:
        lines += wrap(shortened(hit.excerpt, 240), width, "      ")
    if excerpt and hit.besides:
        lines += wrap(f"({hit.besides})", width, "      ")
    return lines


def shortened(text: str, most: int) -> str:
    """Give the beginning of a text, cut at a word."""
    text = " ".join(text.split())
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + " …"
