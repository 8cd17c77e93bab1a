"""An answer as Markdown, for a chat or a document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.model import UNMARKED
from judge.cli.plain import cited, shortened
from judge.cli.steps import shown

if TYPE_CHECKING:
    from judge.answers.model import Answer, Citation, Simulation


def markdown(answer: Answer, *, quote: bool = False) -> str:
    """Give the whole answer as Markdown; with ``quote`` only the texts and ids that it rests on."""
    parts: list[str] = []
    if not quote:
        parts += [_bold(paragraph) for paragraph in answer.answer.split("\n\n") if paragraph.strip()]
        parts.append(f"_{answer.version_line}{'; check: ' + answer.check if answer.check else ''}_")
        if answer.details:
            parts.append(f"In: {escaped(' > '.join(answer.details))}")
        if answer.simulation:
            parts.append(_simulated(answer.simulation))
        parts += [f"_This {escaped(str(doubt))}._" for doubt in answer.doubts]
        for entry in shown(answer.outcomes):
            outcome = entry.outcome
            parts.append(
                f"### {entry.number}) {escaped(outcome.summary)}"
                + (f"\n\nWhen {escaped(outcome.when)}" if outcome.when else "")
                + (f"\n\n{entry.remark}" if entry.remark else "")
            )
            parts += [
                "\n".join(
                    f"{number}. {escaped(step.event)}" + (f" ({'; '.join(step.cited)})" if step.rules else "")
                    for number, step in entry.steps
                )
            ]
        for section in answer.sections:
            listed = "\n".join(
                f"{'  ' if line.startswith(' ') else ''}- {escaped(line.strip())}" for line in section.lines
            )
            parts.append(f"### {escaped(section.title)}\n\n{listed}")
    parts += [_citation(citation) for citation in cited(answer, quote=quote)]
    if answer.hits and not quote:
        brief = not cited(answer)
        parts.append(
            "\n".join(
                f"- `{hit.id}` {escaped(hit.title)}"
                + (f": {escaped(shortened(hit.excerpt, 200))}" if brief else "")
                + (f" ({escaped(hit.besides)})" if brief and hit.besides else "")
                for hit in answer.hits
            )
        )
    return "\n\n".join(part for part in parts if part)


def _bold(paragraph: str) -> str:
    """Give a paragraph in bold; a line that is bold already stays as it is."""
    lines = (escaped(line.strip()) for line in paragraph.strip().split("\n"))
    return "\n".join(line if "**" in line or not line else f"**{line}**" for line in lines)


def _simulated(simulation: Simulation) -> str:
    """Give how the outcomes were found, and inside which frame."""
    head = f"Simulated: {simulation.status}. {simulation.reason}".strip()
    return "\n".join([escaped(head), *(f"- {escaped(part)}" for part in simulation.frame)])


def _citation(citation: Citation) -> str:
    badge = "" if citation.status in UNMARKED else f" **[{citation.status}]**"
    note = f" _{escaped(citation.note)}_" if citation.note else ""
    quoted = "\n".join(f"> {line}".rstrip() for line in escaped(citation.text).split("\n"))
    official = escaped(citation.official).replace("\n", "\n> ").replace("> \n", ">\n")
    official = f"\n\nOfficial text:\n\n> {official}" if official else ""
    return f"`{citation.id}` {escaped(citation.title)}{badge}{note}\n\n{quoted}{official}"


def escaped(text: str) -> str:
    """Give a text in which ``[E]`` is no link; Markdown that is meant as such stays."""
    return text.replace("[", "\\[").replace("<", "\\<")
