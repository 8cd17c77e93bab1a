"""The choices of a scenario as a tree: equal positions are drawn once, deep ones are folded."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text
from rich.tree import Tree

if TYPE_CHECKING:
    from judge.answers.simulated.outcomes_of_a_scenario import ChoiceAnswer, OpenChoice

DEPTH = 8
"""The maximum depth of choices that are drawn; what follows is folded."""


def choice_tree(choices: tuple[OpenChoice, ...], width: int, depth: int = DEPTH) -> str:
    """The tree of these choices, the first of which is its root, as text."""
    if not choices:
        return "No player has a choice."
    drawn = _Drawing({one.id: one for one in choices}, depth)
    root = Tree(Text(_asked(choices[0])))
    drawn.add(root, choices[0], 1)
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False)
    console.print(root)
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


class _Drawing:
    def __init__(self, known: dict[int, OpenChoice], depth: int) -> None:
        self._known = known
        self._depth = depth
        self._drawn: set[int] = set()

    def add(self, tree: Tree, asked: OpenChoice, depth: int) -> None:
        """Add the answers of a choice, and what follows from each."""
        self._drawn.add(asked.id)
        for given in asked.answers:
            to = self._known.get(given.to) if given.to is not None else None
            words = f"{given.answer} -> "
            if to is None or len(given.outcomes) == 1:
                tree.add(Text(words + outcomes_of(given)))
            elif to.id in self._drawn:
                tree.add(Text(f"{words}as [{to.id}] above (an equal position)"))
            elif depth >= self._depth:
                tree.add(Text(f"{words}[{to.id}] folded: {outcomes_of(given)}"))
            else:
                self.add(tree.add(Text(words + _asked(to))), to, depth + 1)
        if asked.cut:
            tree.add(Text("… not walked"))


def _asked(one: OpenChoice) -> str:
    return f"[{one.id}] {one.by}: {one.prompt}"


def outcomes_of(given: ChoiceAnswer) -> str:
    """The numbers of the outcomes that can follow an answer."""
    if not given.outcomes:
        return "not walked to an end"
    return f"outcome{'s' * (len(given.outcomes) > 1)} {', '.join(map(str, given.outcomes))}"
