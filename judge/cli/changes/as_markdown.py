"""``--md``: for a chat or a document; removed words are struck through, added ones bold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.changes.listing import chapters, counted, headline
from judge.cli.writers.markdown import escaped

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.cli.changes.listing import Stretch
    from judge.diff.report import Report
    from judge.diff.words import Run

NEW_PARAGRAPH = "\n"
MARKS = {"kept": "", "removed": "~~", "added": "**"}


def as_markdown(report: Report, hidden: Iterable[str] = ()) -> str:
    """A report as Markdown."""
    parts = [f"# {literal(headline(report))}", counted(report), *(f"_{literal(note)}_" for note in report.notes)]
    for chapter in chapters(report, hidden):
        parts.append(f"## {literal(chapter.title)}")
        parts.append("\n".join(line for stretch in chapter.stretches for line in _stretch(stretch)))
    return "\n\n".join(parts)


def literal(text: str) -> str:
    """A text of which no letter is a mark of Markdown."""
    return escaped(text.replace("\\", "\\\\").replace("*", "\\*").replace("_", "\\_").replace("~", "\\~"))


def _stretch(stretch: Stretch) -> Iterator[str]:
    item = stretch.items[0]
    many = f" ({stretch.size} rules)" if len(stretch.items) > 1 else f" ({item.note})" if item.note else ""
    yield f"- **{stretch.kind}** `{stretch.place}`{many}"
    if stretch.kind == "moved":
        return
    shows = len(stretch.items) == 1 and (stretch.has_words or not stretch.told)
    if shows:
        words = [_runs(item.runs)] if item.runs and item.was and item.now else [literal(item.was), literal(item.now)]
        yield "  \\\n".join(f"  {text}" for text in words if text)
    if stretch.told:
        yield f"{NEW_PARAGRAPH if shows else ''}  {literal(stretch.told)}"


def _runs(runs: Sequence[Run]) -> str:
    parts = []
    for run in runs:
        words = run.text.replace("\n", " ")
        inner = words.strip()
        lead, tail = words[: len(words) - len(words.lstrip())], words[len(words.rstrip()) :]
        mark = MARKS[run.kind] if inner else ""
        parts.append(f"{lead}{mark}{literal(inner)}{mark}{tail}")
    return "".join(parts)
