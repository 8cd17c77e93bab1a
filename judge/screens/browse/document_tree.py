"""The tree of documents: entries are read when their parent is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.widgets import Tree

from judge.answers.browsing.tree import Branch, below, roots

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.widgets.tree import TreeNode

    from judge.content.library import Library


class DocumentTree(Tree[Branch]):
    """Rules by chapter, section and number, keywords, cards, FAQs and errata."""

    DEFAULT_CSS = """
    DocumentTree { height: 1fr; scrollbar-size: 0 1; overflow-x: hidden; }
    DocumentTree > .tree--cursor, DocumentTree:focus > .tree--cursor { text-style: reverse; }
    """
    BINDINGS: ClassVar = [
        Binding("right,l", "open", "open"),
        Binding("left", "close", "close"),
    ]
    auto_expand = False
    show_root = False
    guide_depth = 2

    def __init__(self, library: Library, *, id: str) -> None:  # noqa: A002 - as every widget calls it
        super().__init__("documents", id=id)
        self._library = library

    def on_mount(self) -> None:
        self._add(self.root, roots(self._library))
        self.root.expand()

    def _add(self, node: TreeNode[Branch], branches: Iterable[Branch]) -> None:
        for one in branches:
            node.add(Text(one.label), one, allow_expand=one.has_more)

    def on_tree_node_expanded(self, event: Tree.NodeExpanded[Branch]) -> None:
        node = event.node
        if node.data is not None and not node.children:
            self._add(node, below(self._library, node.data.key))

    def action_open(self) -> None:
        """Open the entry, or go to the first one in it where it is open."""
        node = self.cursor_node
        if node is None or not node.allow_expand:
            return
        if node.is_expanded and node.children:
            self.move_cursor(node.children[0])
        else:
            node.expand()

    def action_close(self) -> None:
        """Close the entry, or go to the one that it stands in."""
        node = self.cursor_node
        if node is None:
            return
        if node.is_expanded:
            node.collapse()
        elif node.parent is not None and node.parent is not self.root:
            self.move_cursor(node.parent)
