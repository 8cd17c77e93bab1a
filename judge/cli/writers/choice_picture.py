"""The choices of a scenario as an SVG picture: a box for each choice, a row for each answer.

A picture says with its title and description what it shows, is readable on light and dark ground, and draws equal
positions once. With more choices than ``MOST`` those where nobody decides between outcomes are left out first, then
those that come last; every row that leads to a folded one names the outcomes.
"""

from __future__ import annotations

from html import escape
from textwrap import shorten, wrap
from typing import TYPE_CHECKING

from judge.cli.writers.choice_tree import outcomes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.simulated.outcomes_of_a_scenario import OpenChoice

MOST = 200
WIDTH, GAP_X, GAP_Y, ROW, PAD = 300, 70, 18, 18, 8
LETTERS = 44
"""So many letters of 12 pixels fit into a box; what is longer is shortened, its whole text is the title of the row."""
_STYLE = """
text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:#1b1f24}
.ground{fill:#fff}.box{fill:#f3f5f8;stroke:#57606a}.who{font-weight:bold}.end{fill:#0550ae}
path{fill:none;stroke:#57606a;stroke-width:1.2}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.ground{fill:#0d1117}.box{fill:#161b22;stroke:#9198a1}
.end{fill:#79c0ff}path{stroke:#9198a1}}
"""


def choice_picture(choices: tuple[OpenChoice, ...], title: str, outcomes: tuple[str, ...], said: str) -> str:
    """The picture of these choices; ``outcomes`` are listed below it in their order."""
    shown = _shown(choices)
    placed, height = _placed(shown)
    right = max((x for x, _ in placed.values()), default=0) + WIDTH + PAD
    foot = [said, *([f"{len(choices) - len(shown)} of {len(choices)} choices are folded."] if len(shown) < len(choices)
                    else []), *(f"{number}. {words}" for number, words in enumerate(outcomes, 1))]  # fmt: skip
    wide = max(right, 760) + PAD
    lines = [part for one in foot for part in _wrapped(one, (wide - 2 * PAD) * 10 // 74)]
    full = height + len(lines) * ROW + 4 * PAD
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {full}" width="{wide}" height="{full}"',
        ' role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(" ".join(foot))}</desc>',
        f"<style>{_STYLE}</style>",
        '<rect class="ground" width="100%" height="100%"/>',
    ]
    known = {one.id: one for one in shown}
    for one in shown:
        parts += _edges(one, placed)
    for one in shown:
        parts += _box(one, *placed[one.id], known)
    parts += [
        f'<text x="{PAD}" y="{height + 2 * PAD + number * ROW + ROW}">{escape(words)}</text>'
        for number, words in enumerate(lines)
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _shown(choices: tuple[OpenChoice, ...]) -> tuple[OpenChoice, ...]:
    """The choices that are drawn: all, or those that decide something, and of those the first ones."""
    if len(choices) <= MOST:
        return choices
    return tuple(one for one in choices if one.matters or one is choices[0])[:MOST]


def _placed(shown: tuple[OpenChoice, ...]) -> tuple[dict[int, tuple[int, int]], int]:
    """Where each box stands: a column for each step from the first choice, one below the other in it."""
    column = {one.id: 0 for one in shown}
    for one in shown:  # in the order of the graph: what follows stands behind
        for given in one.answers:
            if given.to in column and given.to > one.id:
                column[given.to] = max(column[given.to], column[one.id] + 1)
    below: dict[int, int] = {}
    found: dict[int, tuple[int, int]] = {}
    for one in shown:
        y = below.get(column[one.id], PAD)
        found[one.id] = (PAD + column[one.id] * (WIDTH + GAP_X), y)
        below[column[one.id]] = y + _height(one) + GAP_Y
    return found, max(below.values(), default=PAD)


def _height(one: OpenChoice) -> int:
    return (len(one.answers) + 2 + one.cut) * ROW + PAD


def _box(one: OpenChoice, x: int, y: int, known: dict[int, OpenChoice]) -> Iterator[str]:
    yield f'<g><rect class="box" x="{x}" y="{y}" width="{WIDTH}" height="{_height(one)}" rx="4"/>'
    yield f'<text class="who" x="{x + PAD}" y="{y + ROW}">{escape(f"[{one.id}] {one.by}")}</text>'
    yield _row(one.prompt, x, y + 2 * ROW)
    for number, given in enumerate(one.answers, 3):
        is_end = given.to is None or given.to not in known
        words = f"- {shorten(given.answer, LETTERS - 18, placeholder='…')} → {outcomes_of(given)}" if is_end else ""
        yield _row(words or f"- {given.answer}", x, y + number * ROW, whole=given.answer, end=is_end)
    if one.cut:
        yield _row("… not walked", x, y + (len(one.answers) + 3) * ROW)
    yield "</g>"


def _row(words: str, x: int, y: int, whole: str = "", *, end: bool = False) -> str:
    fitting = words if len(words) <= LETTERS - 5 else words[: LETTERS - 6] + "…"
    style = ' class="end"' if end else ""
    return f'<text{style} x="{x + PAD}" y="{y}">{escape(fitting)}<title>{escape(whole or words)}</title></text>'


def _edges(one: OpenChoice, placed: dict[int, tuple[int, int]]) -> Iterator[str]:
    x, y = placed[one.id]
    for number, given in enumerate(one.answers, 3):
        if given.to is not None and given.to in placed:
            to_x, to_y = placed[given.to]
            from_x, from_y, to_y = x + WIDTH, y + number * ROW - 4, to_y + ROW
            middle = (from_x + to_x) // 2
            yield f'<path d="M{from_x} {from_y}C{middle} {from_y} {middle} {to_y} {to_x} {to_y}"/>'


def _wrapped(words: str, letters: int) -> list[str]:
    return wrap(words, max(letters, 40), subsequent_indent="   ")
