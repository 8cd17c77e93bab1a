"""Entries of answers and errata: second-level headings, each followed by a YAML block of facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.content.markdown import Block, Page, read_yaml
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class Entry(NamedTuple):
    """An entry: its heading, its facts, and the blocks that follow."""

    page: Page
    title: str
    line: int
    facts: dict[str, Any]
    blocks: tuple[Block, ...]

    @property
    def where(self) -> str:
        return self.page.where(self.line)

    def text(self, key: str, default: str = "") -> str:
        """The value of a fact as text, or ``default``."""
        value = self.facts.get(key)
        return default if value is None else str(value)

    def texts(self, key: str) -> tuple[str, ...]:
        """The value of a fact as a tuple of texts; a single text counts as a list of one."""
        value = self.facts.get(key)
        if value is None or value == "":
            return ()
        if isinstance(value, list):
            return tuple(str(part) for part in value)
        return (str(value),)

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """The value of a fact among ``allowed``, of which the first is the default.

        Raises ContentError for any other value.
        """
        value = self.text(key, allowed[0])
        if value not in allowed:
            named = ", ".join(one or "nothing" for one in allowed)
            raise ContentError(
                f"{key}: expected one of {named}, got {value!r}", where=self.where, hint="See docs/content-format.md."
            )
        return value


def entries(page: Page) -> Iterator[Entry]:
    """The entries of a file in order; raises ContentError for an entry without facts or without an id."""
    title, line = "", 0
    facts: dict[str, Any] | None = None
    blocks: list[Block] = []
    for block in (*page.blocks, Block("heading", "", 0, "2")):
        if block.kind == "heading" and block.info == "2":
            if title:
                yield _entry(page, title, line, facts, blocks)
            title, line, facts, blocks = block.text, block.line, None, []
        elif title and facts is None and block.kind == "fence" and block.info in {"yaml", "yml"}:
            facts = read_yaml(block.text, page.where(block.line + 1))
        elif title:
            blocks.append(block)


def _entry(page: Page, title: str, line: int, facts: dict[str, Any] | None, blocks: list[Block]) -> Entry:
    if not facts or not facts.get("id"):
        raise ContentError(
            f"the entry {title!r} has no yaml block with an id",
            where=page.where(line),
            hint="See docs/content-format.md.",
        )
    return Entry(page, title, line, facts, tuple(blocks))
