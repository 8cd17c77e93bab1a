"""Reads a content file: its front matter and its blocks, each with the line it starts on."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import yaml
from markdown_it import MarkdownIt

from judge.content.left_out import attempt, refuse
from judge.errors import ContentError
from judge.record import NamedTuple
from judge.text_file import content_text
from judge.yaml_text import yaml_values

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from judge.content.left_out import LeaveOut

_LINK = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])+)\]\((core|tournament|faq|errata|card)[:@]([^)\s]+|[^)]+)\)")
_HEADING = re.compile(r"^# (?:[\d.]+ )?(.+)$", re.MULTILINE)
_QUOTE = re.compile(r"^ {0,3}> ?", re.MULTILINE)


class Block(NamedTuple):
    """A heading, paragraph, quote, fence or other block; ``info`` is a heading's level or a fence's tag."""

    kind: str
    text: str
    line: int
    info: str = ""


class Page(NamedTuple):
    """A file as read: ``file`` is its path within the project, ``front`` its front matter."""

    file: str
    front: dict[str, Any]
    blocks: tuple[Block, ...]

    def where(self, line: int) -> str:
        """``file:line``, for an error."""
        return f"{self.file}:{line}"

    def need(self, key: str) -> str:
        """A required value of the front matter; raises ContentError if it is missing."""
        value = self.front.get(key)
        if value is None or value == "":
            raise ContentError(
                f"the front matter has no {key!r}", where=self.where(1), hint="See docs/content-format.md."
            )
        return str(value)

    def says(self, key: str, default: str = "") -> str:
        """An optional value of the front matter."""
        value = self.front.get(key)
        return default if value is None else str(value)


def pages(
    root: Path, folder: str, leave_out: LeaveOut = refuse,
    ids: Callable[[str, str], Iterable[str]] = lambda _file, _text: (),
) -> tuple[Page, ...]:  # fmt: skip
    """The Markdown files in one folder, sorted by path; ``README.md`` is not content.

    Of a file that cannot be read, ``ids`` gives the ids that are left out with it, by its path and its text, "" where
    there is none.
    """
    found = []
    for path in sorted(path for path in (root / folder).rglob("*.md") if path.name != "README.md"):
        try:
            found.append(read_page(path, root))
        except ContentError as problem:
            text = path.read_bytes().decode("utf-8", "replace")
            heading = _HEADING.search(text)
            left = ids(path.relative_to(root).as_posix(), text)
            leave_out(problem, *left, called=heading[1] if heading else "")
    return tuple(found)


def page_of(root: Path, file: str, leave_out: LeaveOut, *ids: str) -> Page | None:
    """A file of the content; None if it is not there, or has a slip."""
    path = root / file
    return attempt(lambda path: read_page(path, root), path, leave_out, lambda _: ids) if path.exists() else None


def read_page(path: Path, root: Path) -> Page:
    """Read a file; raises ContentError, naming file and line, if it is malformed."""
    name = path.relative_to(root).as_posix()
    source = content_text(path, name)
    lines = source.replace("\r\n", "\n").split("\n")
    front, start = _front_matter(lines, name)
    body = lines[start:]
    blocks: list[Block] = []
    for token in _of_blocks().parse("\n".join(body)):
        if token.level or token.map is None or token.nesting < 0:
            continue
        first, end = token.map
        text = "\n".join(body[first:end]).strip()
        line = first + start + 1
        if token.type == "heading_open":
            blocks.append(Block("heading", text.strip("# ").strip(), line, token.tag[1:]))
        elif token.type == "paragraph_open":
            blocks.append(Block("paragraph", text, line))
        elif token.type == "blockquote_open":
            blocks.append(Block("quote", _QUOTE.sub("", text).strip(), line))
        elif token.type == "fence":
            blocks.append(Block("fence", token.content, line, token.info.strip()))
        elif token.type != "hr":
            blocks.append(Block("other", text, line))
    return Page(name, front, tuple(blocks))


@cache
def _of_blocks() -> MarkdownIt:
    """A reader of blocks alone: what stands within the lines of one is left as it is written."""
    return MarkdownIt("commonmark").disable(["inline", "text_join"])


def _front_matter(lines: list[str], name: str) -> tuple[dict[str, Any], int]:
    if not lines or lines[0].strip() != "---":
        raise ContentError(
            "no front matter", where=f"{name}:1", hint="The file starts with --- and ends its front matter with ---."
        )
    for number, line in enumerate(lines[1:], start=1):
        if line.strip() == "---":
            return read_yaml("\n".join(lines[1:number]), f"{name}:2"), number + 1
    raise ContentError("the front matter is not closed", where=f"{name}:1", hint="Close it with a line of ---.")


def read_yaml(text: str, where: str) -> dict[str, Any]:
    """Parse a YAML block; raises ContentError if it is not a mapping."""
    try:
        value = yaml_values(text)
    except yaml.YAMLError as problem:
        reason = getattr(problem, "problem", "") or " ".join(str(problem).split())
        raise ContentError(
            f"the YAML cannot be read: {reason}", where=where, hint="Quote texts with a colon."
        ) from problem
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ContentError(
            "the YAML is not a list of names and values", where=where, hint="See docs/content-format.md."
        )
    return {str(key): entry for key, entry in value.items()}


def without_links(text: str, version: str = "") -> tuple[str, tuple[str, ...]]:
    """``text`` with its reference links as plain words, and the ids that they refer to, without repetition.

    A link ``(core:356.4)`` means that rule in ``version``, the version of the file it stands in.
    """
    found: list[str] = []

    def plain(match: re.Match[str]) -> str:
        scheme, target = match[2], match[3].strip()
        if scheme in {"core", "tournament"}:
            joined = f"{scheme}@{target}" if ":" in target else f"{scheme}@{version}:{target}"
        elif scheme == "card":
            joined = f"card:{target}"
        else:
            joined = f"{scheme}@{target}"
        if joined not in found:
            found.append(joined)
        return match[1]

    return _LINK.sub(plain, text), tuple(found)


def one_line(text: str) -> str:
    """The paragraph without line breaks."""
    return " ".join(text.split())
