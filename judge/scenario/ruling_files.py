"""Ruling files, and other Markdown files with scenario blocks: what stands in them, ready to be run.

A ruling has front matter (``ruling`` or ``title``, ``as-of``, ``rules``, ``source``, ``case``); a FAQ file has entries
with blocks of YAML. Both may hold several fenced blocks with the word ``scenario``. A file without any fence is one
scenario.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from judge.errors import Misuse, ScenarioError
from judge.scenario.language.parse import LONGEST, parse
from judge.text_file import STANDARD_INPUT, read_text_file

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from markdown_it import MarkdownIt

    from judge.scenario.language.script import Script

FENCE = "```scenario"
LARGEST_FILE = 5 * LONGEST
TEXT = "text"
"""What a scenario that a program hands over as text is called in errors."""
NO_FENCE = "The file has no block that begins with ```scenario on a line, so all of it is read as one scenario."


class RulingBlock(Struct, frozen=True):
    """One scenario block of a file: its text and where it begins, its script, or what is wrong with it.

    ``entry`` is the id of the FAQ entry that it stands in, ``cases`` what it proves.
    """

    file: str
    line: int
    text: str
    title: str = ""
    as_of: date | None = None
    cases: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    entry: str = ""
    script: Script | None = None
    problem: ScenarioError | None = None


class _Page(Struct):
    file: str
    front: dict[str, Any] = field(default_factory=dict)
    body: str = ""
    offset: int = 0


def read_rulings(paths: Iterable[Path], *, root: Path | None = None) -> Iterator[RulingBlock]:
    """The scenario blocks of files and directories, in order; names are shown relative to ``root``.

    A file that cannot be read is one block with its problem. ``-`` is standard input. What is named itself, and no
    directory, may be one scenario without a fence around it. Raises Misuse if a path is not there.
    """
    for path in paths:
        if str(path) == STANDARD_INPUT:
            yield from read_text(read_text_file(STANDARD_INPUT, at_most=LARGEST_FILE), STANDARD_INPUT, unfenced=True)
            continue
        if not path.exists():
            raise Misuse(f"there is no file {path}", hint="Give Markdown files with scenario blocks, or directories.")
        for found in sorted(path.rglob("*.md")) if path.is_dir() else [path]:
            try:
                yield from read_file(found, root=root, unfenced=found is path)
            except ScenarioError as problem:
                yield RulingBlock(_shown(found, root), problem.line or 1, "", problem=problem)


def may_have_scenarios(place: str) -> bool:
    """Whether a place is standard input, a file, or a directory with a file that could have scenarios."""
    return place == STANDARD_INPUT or Path(place).is_file() or next(Path(place).rglob("*.md"), None) is not None


def read_file(
    path: Path, *, root: Path | None = None, only: int | None = None, unfenced: bool = False
) -> tuple[RulingBlock, ...]:
    """The scenario blocks of one file, or only the one that begins on a line; ``unfenced`` as in ``read_text``.

    Raises ScenarioError if it cannot be read.
    """
    name = _shown(path, root)
    try:
        text = read_text_file(path, at_most=LARGEST_FILE)
    except Misuse as problem:
        raise ScenarioError(f"{problem.reason}.", where=name, hint=problem.hint) from problem
    return read_text(text, name, only, unfenced=unfenced)


def read_text(text: str, name: str, only: int | None = None, *, unfenced: bool = False) -> tuple[RulingBlock, ...]:
    """The scenario blocks of a text, each with the line that its first line has in the file; ``only`` as there.

    ``unfenced``: a text that has no fence at all is one scenario.
    """
    page = _front_matter(text.replace("\r\n", "\n"), name)
    as_of = _day(page.front.get("as-of"), name)
    found: list[RulingBlock] = []
    entry = ""
    tokens = _of_blocks().parse(page.body)
    if unfenced and page.body.strip() and not any(token.type == "fence" for token in tokens):
        return (
            _block(
                page, page.body, page.offset + 1, "", as_of, hint="" if name in {STANDARD_INPUT, TEXT} else NO_FENCE
            ),
        )
    for place, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in {"h1", "h2"}:
            entry = ""
        if token.type != "fence" or token.map is None:
            continue
        tag = token.info.split()[0] if token.info.split() else ""
        if tag == "yaml" and place and tokens[place - 1].type == "heading_close":
            entry = _entry_id(token.content)
        if tag == "scenario":
            line = token.map[0] + page.offset + 2
            if only in {None, line}:
                found.append(_block(page, token.content, line, entry, as_of))
    return tuple(found)


@cache
def _of_blocks() -> MarkdownIt:
    """A reader of blocks alone: no scenario stands within a line."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - only where a file is read

    return MarkdownIt("commonmark").disable(["inline", "text_join"])


def _shown(path: Path, root: Path | None) -> str:
    return path.relative_to(root).as_posix() if root is not None and path.is_relative_to(root) else str(path)


def _block(page: _Page, text: str, line: int, entry: str, as_of: date | None, *, hint: str = "") -> RulingBlock:
    found = RulingBlock(
        page.file, line, text, str(page.front.get("ruling") or page.front.get("title") or ""), as_of,
        _texts(page.front.get("case")), _texts(page.front.get("source")), entry,
    )  # fmt: skip
    return with_script(found, hint)


def with_script(block: RulingBlock, hint: str = "") -> RulingBlock:
    """The block with its script, and the cases that it names itself in place of those of its file.

    A text that cannot be read is its problem, to which ``hint`` is added.
    """
    try:
        script = parse(block.text, where=block.file, first_line=block.line)
    except ScenarioError as problem:
        problem.hint = " ".join(filter(None, (problem.hint, hint)))
        return replace(block, problem=problem)
    return replace(block, script=script, cases=script.cases or block.cases)


def _front_matter(text: str, name: str) -> _Page:
    lines = text.split("\n")
    if lines[0].strip() != "---":
        return _Page(name, body=text)
    end = next((number for number, line in enumerate(lines[1:], 1) if line.strip() == "---"), None)
    if end is None:
        raise ScenarioError("the front matter is not closed: end it with a line of ---.", where=name, line=1)
    return _Page(name, _yaml("\n".join(lines[1:end]), name), "\n".join(lines[end + 1 :]), end + 1)


def _yaml(text: str, name: str) -> dict[str, Any]:
    import yaml  # noqa: PLC0415 - only where a file is read

    from judge.yaml_text import yaml_values  # noqa: PLC0415 - with it

    try:
        value = yaml_values(text)
    except yaml.YAMLError as problem:
        reason = " ".join(str(problem).split())
        raise ScenarioError(f"the front matter cannot be read: {reason}.", where=name, line=2) from problem
    return {str(key): entry for key, entry in value.items()} if isinstance(value, dict) else {}


def _entry_id(text: str) -> str:
    found = next((line for line in text.split("\n") if line.startswith("id:")), "")
    return found.removeprefix("id:").strip()


def _day(value: Any, name: str) -> date | None:
    if value is None or isinstance(value, date):
        return value
    try:
        return date.fromisoformat(str(value))
    except ValueError as problem:
        raise ScenarioError(f"as-of: {value} is not a date; write 2026-07-24.", where=name, line=2) from problem


def _texts(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    parts = value if isinstance(value, list) else str(value).split(",")
    return tuple(str(part).strip() for part in parts if str(part).strip())
