"""``--html``: one page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from judge.cli.changes.listing import chapters, counted, headline

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.cli.changes.listing import Stretch
    from judge.diff.report import Item, Report

_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
ins { background: #2da44e33; } del { background: #cf222e33; }
li { margin: .4rem 0; } code { font-size: .9em; } .kind { font-weight: 600; } p { margin: .2rem 0; }
""".strip()
TAGS = {"removed": "del", "added": "ins"}


def as_html(report: Report, hidden: Iterable[str] = ()) -> str:
    """A report as a page of HTML."""
    title = escape(headline(report))
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        f'<meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width">',
        f"<style>{_STYLE}</style>",
        f"<h1>{title}</h1>",
        f"<p>{counted(report)}</p>",
        *(f"<p><em>{escape(note)}</em></p>" for note in report.notes),
    ]
    for chapter in chapters(report, hidden):
        lines += [f"<h2>{escape(chapter.title)}</h2>", "<ul>"]
        lines += [line for stretch in chapter.stretches for line in _stretch(stretch)]
        lines.append("</ul>")
    return "\n".join([*lines, "</html>"])


def _stretch(stretch: Stretch) -> Iterator[str]:
    item = stretch.items[0]
    many = f" ({stretch.size} rules)" if len(stretch.items) > 1 else f" ({escape(item.note)})" if item.note else ""
    yield f'<li><span class="kind">{stretch.kind}</span> <code>{escape(stretch.place)}</code>{many}'
    if len(stretch.items) == 1 and stretch.kind != "moved" and (stretch.has_words or not stretch.told):
        yield from (f"<p>{text}</p>" for text in _texts(item))
    if stretch.told:
        yield f"<p>{escape(stretch.told)}</p>"
    yield "</li>"


def _texts(item: Item) -> Iterator[str]:
    if item.runs and item.was and item.now:
        yield "".join(_tagged(run.kind, run.text) for run in item.runs).replace("\n", "<br>")
        return
    for text, kind in ((item.was, "removed"), (item.now, "added")):
        if text:
            yield _tagged(kind if item.kind in TAGS else "kept", text)


def _tagged(kind: str, text: str) -> str:
    tag = TAGS.get(kind)
    return f"<{tag}>{escape(text)}</{tag}>" if tag else escape(text)
