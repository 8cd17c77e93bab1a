"""Everything that rests on rules: answers, errata, ruling files, scenarios, and the citations of the engine."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.documents import newest
from judge.content.ids import rule_id
from judge.content.markdown import read_page
from judge.content.read_ruling import because, ids_of, is_scenario, version_on
from judge.content.ruling import FOLDER, ruling_id
from judge.content.rulings import all_rulings
from judge.errors import Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.content.library import Library
    from judge.content.markdown import Page

KINDS = ("ruling", "faq", "errata", "scenario", "citation")


class Dependent(NamedTuple):
    """One entry that rests on rules, by their ids. ``where`` is its file and line."""

    id: str
    kind: str  # ruling | faq | errata | scenario | citation
    title: str
    where: str
    rules: tuple[str, ...]
    status: str = ""


def everything(library: Library, rulings: Path | None, root: Path | None) -> tuple[Dependent, ...]:
    """Everything that rests on rules, by kind and id.

    ``rulings`` is a file or folder of rulings to use instead of the compiled ones.
    """
    found = [*_answers(library), *_errata(library), *_citations()]
    found += ruling_files(rulings, root) if rulings is not None else _packaged_rulings(library)
    return tuple(sorted(found, key=lambda one: (KINDS.index(one.kind), one.id)))


def _answers(library: Library) -> Iterator[Dependent]:
    for identifier in library.names("faq"):
        entry = library.answer(identifier)
        where = f"{entry.file}:{entry.line}"
        yield Dependent(entry.id, "faq", entry.question, where, entry.rules, entry.status)
        for number, block in enumerate(zip(entry.scenarios, entry.scenario_lines, strict=True), start=1):
            place = f"{entry.file}:{block[1]}"
            rules = because(block[0], newest("core").version)
            yield Dependent(f"{entry.id}!{number}", "scenario", entry.question, place, rules)


def _errata(library: Library) -> Iterator[Dependent]:
    for identifier in library.names("errata"):
        erratum = library.erratum(identifier)
        yield Dependent(
            erratum.id, "errata", erratum.card, f"{erratum.file}:{erratum.line}", erratum.rules, erratum.kind
        )


def _citations() -> Iterator[Dependent]:
    from judge.citations.coverage import DATA, WITHIN, rows  # noqa: PLC0415 - look-ups need none of it
    from judge.citations.numbers import CURRENT, number, slugs  # noqa: PLC0415 - look-ups need none of it

    for slug in slugs():
        found = number(slug)
        rules = (rule_id("core", CURRENT, found),) if found else ()
        yield Dependent(f"slug:{slug}", "citation", slug, "judge/citations/core-rules.toml", rules)
    for row in rows():
        if row.kind in {DATA, WITHIN}:
            ids = tuple(rule_id("core", CURRENT, one) for one in row.numbers if re.fullmatch(r"[\da-z.]+", one))
            where = f"judge/citations/coverage.tsv:{row.line}"
            yield Dependent(f"coverage:{row.numbers[0]}", "citation", row.words, where, ids)


def ruling_files(path: Path, root: Path | None) -> Iterator[Dependent]:
    """Every ruling file in a file or folder, with each of its scenario blocks. Raises Misuse if there is no such place.

    Numbers without a version are those of the version in force on the ruling's day.
    """
    if not path.exists():
        raise Misuse(
            f"--rulings: expected a file or a folder, got {str(path)!r}", hint="There is no such file or directory."
        )
    base = root if root is not None and path.is_relative_to(root) else path if path.is_dir() else path.parent
    for file in sorted(path.rglob("*.md")) if path.is_dir() else [path]:
        if file.name != "README.md" and (page := read_ruling(file, base)) is not None:
            yield from dependents_of(page)


def read_ruling(file: Path, base: Path) -> Page | None:
    """Reads a ruling file. None if it has no scenario block. Raises ContentError if it cannot be read."""
    page = read_page(file, base)
    return page if any(map(is_scenario, page.blocks)) else None


def dependents_of(page: Page) -> Iterator[Dependent]:
    """A ruling file, and each of its scenario blocks."""
    title = page.says("ruling") or page.says("title", page.file)
    version = version_on(page.says("as-of"))
    listed = page.front.get("rules") or []
    rules = ids_of(listed if isinstance(listed, list) else [listed], version)
    name = ruling_id(page.file) if page.file.startswith(f"{FOLDER}/") else page.file
    yield Dependent(name, "ruling", title, page.where(1), rules)
    for number, block in enumerate(filter(is_scenario, page.blocks), start=1):
        yield Dependent(f"{name}!{number}", "scenario", title, page.where(block.line), because(block.text, version))


def _packaged_rulings(library: Library) -> Iterator[Dependent]:
    """The rulings that the library has, each with its scenarios."""
    for one in all_rulings(library.store):
        yield Dependent(one.id, "ruling", one.title, f"{one.file}:1", one.rules)
        for number, scenario in enumerate(one.scenarios, start=1):
            rules = because(scenario.text, version_on(one.as_of))
            yield Dependent(f"{one.id}!{number}", "scenario", one.title, f"{one.file}:{scenario.line - 1}", rules)
