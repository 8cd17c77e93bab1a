"""The assignment of old rules to new ones while it is being worked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.diff.outline import NOWHERE, outline
from judge.diff.wording import stems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.imported_rule import ImportedRule
    from judge.diff.wording import Wording


class Pairing:
    """Two rulebooks and the pairs found so far; rules are identified by index, and pairs are only ever added."""

    def __init__(
        self,
        old: Sequence[ImportedRule],
        new: Sequence[ImportedRule],
        old_words: Sequence[Wording],
        new_words: Sequence[Wording],
    ) -> None:
        self.old_words = old_words
        self.new_words = new_words
        self.old_stems = [stems(words) for words in old_words]
        self.new_stems = [stems(words) for words in new_words]
        self.old = outline(old)
        self.new = outline(new)
        self.new_of = [NOWHERE] * len(old)
        self.old_of = [NOWHERE] * len(new)

    def pair(self, old: int, new: int) -> None:
        self.new_of[old] = new
        self.old_of[new] = old

    def is_open(self, old: int, new: int) -> bool:
        return self.new_of[old] == NOWHERE and self.old_of[new] == NOWHERE

    def open_old(self) -> list[int]:
        return [place for place, new in enumerate(self.new_of) if new == NOWHERE]

    def open_new(self) -> list[int]:
        return [place for place, old in enumerate(self.old_of) if old == NOWHERE]

    def counterpart(self, old: int) -> int:
        return NOWHERE if old == NOWHERE else self.new_of[old]

    def kinship(self, old: int, new: int) -> int:
        """How well the contexts of two rules agree.

        4 points for the parent, 4 for at least half of the subrules, 3 for each neighbour, 2 for the section.
        """
        points = 0
        if self._agree(self.old.parent[old], self.new.parent[new]):
            points += 4
        if old and new and self.new_of[old - 1] == new - 1:
            points += 3
        if old + 1 < len(self.new_of) and new + 1 < len(self.old_of) and self.new_of[old + 1] == new + 1:
            points += 3
        if self._agree(self.old.section[old], self.new.section[new]):
            points += 2
        children = self.old.children[old]
        if children and 2 * sum(self.new_of[child] in self.new.children[new] for child in children) >= len(children):
            points += 4
        return points

    def _agree(self, old: int, new: int) -> bool:
        return new != NOWHERE and self.counterpart(old) == new
