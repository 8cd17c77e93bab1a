"""A line of a scenario as written, and where each part of it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from judge.errors import ScenarioError
from judge.scenario.language.name_masking import normalised
from judge.scenario.language.script_names import Name, SourceLocation

if TYPE_CHECKING:
    from lark import Token, Tree

MOST_LIKE = 100
"""How many like objects a line may state."""


class Source(Struct, frozen=True):
    """One line of a scenario as written (with its indented continuations), and where it stands."""

    written: str
    line: int
    where: str = ""

    @property
    def start(self) -> SourceLocation:
        return SourceLocation(self.line, 1, self.written.split("\n")[0])

    def at(self, token: Any) -> SourceLocation:
        """Where a token or the tree of a ``meta`` stands."""
        row = int(getattr(token, "line", 1) or 1)
        column = int(getattr(token, "column", 1) or 1)
        return SourceLocation(self.line + row - 1, column, self.written.split("\n")[row - 1])

    def at_tree(self, tree: Tree[Token]) -> SourceLocation:
        return self.at(tree.meta)

    def text(self, token: Any) -> str:
        """What is written there, with names unmasked."""
        return normalised(self.written[token.start_pos : token.end_pos])

    def name(self, token: Any) -> Name:
        return Name(self.text(token).strip('"'), self.at(token))

    def text_of(self, tree: Any) -> str:
        """What a part of the line says, as written and without quotes."""
        return normalised(self.written[tree.meta.start_pos : tree.meta.end_pos]).strip('"')

    def few(self, token: Any) -> int:
        """A number of like objects. Raises ScenarioError if it is more than ``MOST_LIKE``."""
        number = int(str(token).rstrip(" x"))
        if number > MOST_LIKE:
            raise self.error(f"{number} is too many: a scenario has at most {MOST_LIKE} of a kind", token)
        return number

    def error(self, reason: str, token: Any, *, options: tuple[str, ...] = (), hint: str = "") -> ScenarioError:
        at = self.at(token)
        return ScenarioError(
            reason + ".", where=self.where, line=at.line, column=at.column, source=at.source, options=options, hint=hint
        )
