"""Entries of answers and errata: second-level headings, each followed by a YAML block of facts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.content.left_out import readable, refuse
from judge.content.markdown import Block, Page, read_yaml
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.left_out import LeaveOut

_ID = re.compile(r"^id:\s*[\"']?([^\s\"']+)", re.MULTILINE)


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


def entries(page: Page, leave_out: LeaveOut = refuse) -> Iterator[Entry]:
    """The entries of a file in order, without those that have no facts, no id, or facts that cannot be read."""
    yield from readable(_parts(page), lambda blocks: _entry(page, blocks), leave_out, _stated_ids)


def _parts(page: Page) -> Iterator[list[Block]]:
    """The blocks of each entry, of which the first is its heading."""
    blocks: list[Block] = []
    for block in (*page.blocks, Block("heading", "", 0, "2")):
        if block.kind == "heading" and block.info == "2":
            if blocks:
                yield blocks
            blocks = [block]
        elif blocks:
            blocks.append(block)


def _entry(page: Page, blocks: list[Block]) -> Entry:
    heading = blocks[0]
    fence = next(filter(_is_facts, blocks), None)
    facts = read_yaml(fence.text, page.where(fence.line + 1)) if fence else {}
    if not facts.get("id"):
        raise ContentError(
            f"the entry {heading.text!r} has no yaml block with an id",
            where=page.where(heading.line),
            hint="See docs/content-format.md.",
        )
    rest = (block for block in blocks[1:] if block is not fence)
    return Entry(page, heading.text, heading.line, facts, tuple(rest))


def _is_facts(block: Block) -> bool:
    return block.kind == "fence" and block.info in {"yaml", "yml"}


def _stated_ids(blocks: list[Block]) -> tuple[str, ...]:
    return tuple(identifier for block in blocks if _is_facts(block) for identifier in stated_ids(block.text))


def stated_ids(text: str) -> tuple[str, ...]:
    """The ids that a text states for its entries, even where the rest of it cannot be read."""
    return tuple(dict.fromkeys(_ID.findall(text)))


def ids_of_page(page: Page) -> tuple[str, ...]:
    """The ids that a file states for its entries."""
    return stated_ids("\n".join(block.text for block in page.blocks))
