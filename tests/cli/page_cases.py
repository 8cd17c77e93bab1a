"""One answer of each kind, and how each form writes it: what ``tests/cli/pages`` shows.

``python -m tests.cli.page_cases`` writes the pages anew; look at what changed before it is committed.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import tempfile
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

from rich.console import Console

from judge.answers import router
from judge.answers.documents.documents_page import versions_answer
from judge.answers.impact.impact_page import impact_page
from judge.answers.library.history_records import records as history_records
from judge.answers.library.infraction_records import records as infraction_records
from judge.answers.lookups.history_page import history_answer
from judge.answers.page.how_much import WHOLE, More
from judge.answers.page.request import Request
from judge.answers.simulated.played_blocks import PlayedBlock
from judge.cards import catalogue
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain
from judge.cli.writers.terminal import BlocksView
from judge.content.compile import compile_library
from judge.content.library import Library
from judge.content.store import Store
from judge.content.wording_record import wording_record
from judge.scenario.ruling_files import read_rulings
from judge.scenario.runner import run_block
from tests.cli.page_values import CHECKUP, DAY, IMPACT, NOTHING, REFUSED, RULINGS, TWO_CARDS
from tests.cli.screen_content import CARD_RECORDS, HOURGLASS, write_screen_content
from tests.cli.two_card_pages import NOT_FOUND, SCREEN
from tests.sample import write_content

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block

PAGES = Path(__file__).parent / "pages"
WIDTHS = (40, 80, 120)

BAITED_HOOK = "Baited Hook\tOGN-001\tOGN\tGear\t\t2\t1\t\t\tFury, Order\tTrap\tHidden\tlegal\tOGN-001"
FACTS = {
    "facts Baited Hook": {},
    "wording Baited Hook": wording_record([
        {"name": "printed", "bulletin": "", "keywords": ["Hidden"], "text": "[E]: Kill a unit.", "parts": [
            {"text": "[E]: Kill a unit.", "rules": ["core@1.4:420.1", "core@1.4:811.1"]},
        ]},
    ]),
}  # fmt: skip


class Page(NamedTuple):
    """What a command gives: its blocks, its JSON, and whether it is drawn on a terminal, too."""

    blocks: tuple[Block, ...]
    values: Any
    is_drawn: bool = False


def cases() -> Iterator[tuple[str, Page]]:
    """Every kind of answer by the name of its file."""
    with tempfile.TemporaryDirectory() as folder, made_up_catalogue(BAITED_HOOK, HOURGLASS):
        root = Path(folder)
        library = _library(root / "content")
        for name, answer in _answers(library):
            yield name, Page(answer.shown(), answer.as_json(), is_drawn=True)
        rule = router.answer(library, Request("811.1"))
        whole = router.answer(library, Request("deflect"))
        yield "whole-keyword", Page(whole.shown(more=WHOLE), None, is_drawn=True)
        yield "whole-ids", Page(whole.shown(more=More(ids=True)), None)
        yield "rulings", Page(whole.shown(more=More(rulings=True)), None)
        ruling = router.answer(library, Request("ruling:hidden/no-move"))
        yield "whole-ruling", Page(ruling.shown(more=WHOLE), None, is_drawn=True)
        yield "quote", Page(rule.shown(quote=True), rule.quoted().as_json(), is_drawn=True)
        yield from _played(root)
    yield "impact", Page(tuple(impact_page(IMPACT)), IMPACT.as_json())
    yield "doctor", Page(tuple(CHECKUP.blocks()), CHECKUP.as_json())


@contextlib.contextmanager
def made_up_catalogue(*rows: str) -> Iterator[None]:
    """Let whoever asks the catalogue for one card find these rows before its own; the list of all cards has none."""
    catalogue.catalogue()  # read now, and kept
    head, _, rest = catalogue._text().partition("\n")
    with patch.object(catalogue, "_text", lambda: "\n".join((head, *rows, rest))):
        yield


def _library(root: Path) -> Library:
    def card_records(_content: object, _root: object) -> dict[str, Any]:
        return FACTS | CARD_RECORDS

    write_content(root)
    write_screen_content(root)
    makers = [history_records, card_records, infraction_records]
    return Library(Store(compile_library(root, makers, key="pages")), DAY, "")


def _answers(library: Library) -> Iterator[tuple[str, Answer]]:
    asked = {
        "rule": "811.1",
        "keyword": "hidden",
        "stale-number": "737",
        "tournament-rule": "TR 704",
        "card": "baited hook",
        "faq": "faq@origins:baited-hook-1",
        "errata": "errata@2025-10-28:baited-hook",
        "search": "may a unit go to another location facedown",
        "bans": "list of banned cards",
        "full-keyword": "deflect",
        "full-card": "hourglass",
        "full-search": "does deflect cost power when a spell chooses a unit",
        "infraction": "slow play",
        "ruling": "ruling:hidden/no-move",
    }
    for name, question in asked.items():
        yield name, router.answer(library, Request(question))
    versions = versions_answer(library).by(library)
    yield "versions", versions._replace(hits=versions.hits[:4])
    yield "history", history_answer(library, "420").by(library)
    yield "two-cards", SCREEN
    yield "two-cards-not-found", NOT_FOUND
    yield "two-cards-whole", TWO_CARDS
    yield "two-cards-refused", REFUSED
    yield "nothing-found", NOTHING


def _played(root: Path) -> Iterator[tuple[str, Page]]:
    (root / "ruling.md").write_text(RULINGS, encoding="utf-8")
    with contextlib.chdir(root):
        found = [
            PlayedBlock(block, run_block(block, date.fromisoformat(DAY), "1.4"), "1.4")
            for block in read_rulings([Path("ruling.md")])
        ]
    brief = tuple(part for one in found for part in one.as_result(traced=False))
    yield "run", Page(brief, {"schema": 1, "rows": [one.as_row() for one in found]})
    yield "run-verbose", Page(tuple(found[0].as_result(traced=True)), None)
    yield "replay", Page((*found[0].steps(), *found[0].end()), found[0].as_json())
    yield "replay-failed", Page((*found[1].steps(), *found[1].end()), found[1].as_json())
    yield "replay-without-expectation", Page((*found[2].steps(), *found[2].end()), None)


def in_all_forms(page: Page) -> str:
    """A page as each writer has it, at each width; colours as the codes that set them."""
    parts = [(f"plain, {width} columns", plain(page.blocks, width)) for width in WIDTHS]
    if page.is_drawn:
        parts += [(f"terminal, {width} columns", drawn(page, width)) for width in WIDTHS]
        coloured = re.sub(r"\x1b\[([\d;]*)m", r"«\1»", drawn(page, 80, colour=True))
        parts.append(("terminal, 80 columns, with colours", coloured))
    parts.append(("markdown", markdown(page.blocks)))
    if page.values is not None:
        parts.append(("json", json.dumps(page.values, ensure_ascii=False, indent=1)))
    return "".join(f"{'=' * 10} {title} {'=' * 10}\n{text}\n\n" for title, text in parts).rstrip("\n") + "\n"


def drawn(page: Page, width: int, *, colour: bool = False) -> str:
    """A page as a terminal of some columns has it."""
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        force_terminal=colour,
        color_system="standard" if colour else None,
        no_color=False,
        highlight=False,
    )
    console.print(BlocksView(page.blocks))
    return "\n".join(line.rstrip() for line in file.getvalue().rstrip("\n").split("\n"))


def main() -> None:
    """Write every page anew; those of cases that are gone are removed."""
    PAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"JUDGE_CACHE": f"{folder}/cache", "JUDGE_DATA": f"{folder}/data"}
        pages = {f"{name}.txt": in_all_forms(page) for name, page in cases()}
    for gone in {path.name for path in PAGES.glob("*.txt")} - set(pages):
        (PAGES / gone).unlink()
    for name, text in pages.items():
        (PAGES / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
