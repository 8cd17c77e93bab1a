"""The screen that rules are read on: what is typed is searched for, the tree and every page lead on and back.

A page shows the blocks that the command line shows for it; nothing of their content is decided here.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input, Static, Tree

from judge.answers.browsing.pages import page_of
from judge.answers.browsing.places import FOUND, HISTORY, QUESTION, REPLAY, VERSIONS, Place
from judge.answers.request import SCREEN, WHOLE
from judge.errors import JudgeError
from judge.screens.browse.document_tree import DocumentTree
from judge.screens.browse.keys import ALL_KEYS, KEYS
from judge.screens.browse.page_view import PageView
from judge.screens.browse.visits import Visits
from judge.screens.panels import TextPanel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.text import Text
    from textual.app import ComposeResult
    from textual.timer import Timer

    from judge.answers.browsing.pages import Page
    from judge.answers.browsing.tree import Branch
    from judge.content.library import Library
    from judge.screens.replay_screen import ReplayScreen

PAUSE = 0.15
"""So many seconds without a key, and what was typed is searched for."""
SLOW = frozenset({FOUND, QUESTION})
"""Kinds of places that may take a while, and are read beside the screen."""


class BrowseScreen(Screen[None]):
    """``write`` lays a page out in lines of a width; ``replay`` gives the screen of a place that is played."""

    CSS = """
    BrowseScreen { layout: vertical; }
    #top { height: 1; }
    #words { width: 1fr; height: 1; border: none; padding: 0; text-style: bold; }
    #where { width: auto; }
    #said { height: auto; max-height: 3; display: none; }
    #keys { height: auto; max-height: 2; text-style: reverse; }
    """
    BINDINGS: ClassVar = [
        Binding("slash", "search", "search"),
        Binding("t", "tree", "tree"),
        Binding("b,backspace", "move(-1)", "back"),
        Binding("f", "move(1)", "forward"),
        Binding("a", "whole", "whole answer"),
        Binding("v", "versions", "versions"),
        Binding("h", "history", "history"),
        Binding("r", "replay", "replay"),
        Binding("down", "pick(1)", "pick the next one"),
        Binding("up", "pick(-1)", "pick the last one"),
        Binding("escape", "leave", "leave the search"),
        Binding("question_mark", "keys", "all keys"),
        Binding("q", "dismiss", "quit"),
    ]
    AUTO_FOCUS = "DocumentTree"

    def __init__(
        self,
        library: Library,
        *,
        write: Callable[[Page, Place, int], Sequence[Text]],
        replay: Callable[[Place], ReplayScreen],
        first: Place | None = None,
    ) -> None:
        super().__init__()
        self._library, self._write, self._replay, self._first = library, write, replay, first
        self._visits = Visits()
        self._pages: dict[Place, Page] = {}
        self._shown: tuple[Place, Page] | None = None
        self._reads = Lock()
        self._timer: Timer | None = None
        self._wanted: Place | None = None
        self._opens_first = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Input(id="words", placeholder="Search: / and words, a number or a name")
            yield Static(id="where", markup=False)
        yield DocumentTree(self._library, id="tree")
        yield PageView(id="page")
        yield Static(id="said", markup=False)
        yield Static(KEYS, id="keys", markup=False)

    def on_mount(self) -> None:
        self._page.display = False
        if self._first is not None:
            self.open(self._first)

    @property
    def _page(self) -> PageView:
        return self.query_one(PageView)

    @property
    def _tree(self) -> DocumentTree:
        return self.query_one(DocumentTree)

    @property
    def _words(self) -> Input:
        return self.query_one(Input)

    # Going to a page

    def open(self, place: Place) -> None:
        """Go to a page, or into a replay; a problem is said, and the page stays."""
        if place.kind == REPLAY:
            self._play(place)
        elif place in self._pages or place.kind not in SLOW:
            try:
                page = self._pages.get(place) or page_of(self._library, place)
            except JudgeError as problem:
                self.say(str(problem))
                return
            self._visit(place, page)
        else:
            self.say("working …")
            self._wanted = place
            self.run_worker(lambda: self._read(place), thread=True)

    def _visit(self, place: Place, page: Page) -> None:
        self._pages[place] = page
        self._leave()
        self._visits.go(place)
        self._return()

    def _leave(self) -> None:
        self._visits.leave(self._page.scroll_offset.y, self._page.picked)

    def _return(self) -> None:
        """Show the visit where the reader is."""
        here = self._visits.here
        self._wanted = None
        words = here.place.words if here.place is not None and here.place.kind == FOUND else ""
        with self._words.prevent(Input.Changed):
            self._words.value = words
        if here.place is None:
            self._shown = None
            self.query_one("#where", Static).update("")
            self._tree.display, self._page.display = True, False
            self._tree.focus()
            self.say("")
            return
        self._show(here.place, self._pages[here.place], here.scroll, here.picked)
        self._page.focus()

    def _show(self, place: Place, page: Page, scroll: int = 0, picked: int = 0) -> None:
        self._shown = (place, page)
        self._tree.display, self._page.display = False, True
        self._page.show(self._write(page, place, self._width), scroll=scroll, picked=picked)
        self.say("  ".join(page.notes))

    @property
    def _width(self) -> int:
        return max(self.size.width, 20)

    def on_resize(self) -> None:
        if self._shown is not None:
            self._show(*self._shown, self._page.scroll_offset.y, self._page.picked)

    def _read(self, place: Place) -> None:
        """Read a page beside the screen; one that nobody wants any more is not begun."""
        with self._reads:
            if self._wanted != place:
                return
            try:
                page, problem = page_of(self._library, place), ""
            except JudgeError as error:
                page, problem = None, str(error)
        self.app.call_from_thread(self._arrived, place, page, problem)

    def _arrived(self, place: Place, page: Page | None, problem: str) -> None:
        if self._wanted != place:
            return
        self._wanted = None
        if page is None:
            self.say(problem)
        elif place.kind == FOUND and self.focused is self._words:
            self._pages[place] = page
            self._show(place, page)
            if self._opens_first:
                self._open_found()
        else:
            self._visit(place, page)

    # Searching

    def on_input_changed(self, event: Input.Changed) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._opens_first = False
        words = event.value.strip()
        if not words:
            self._return()
            self._words.focus()
            return
        self._wanted = place = Place(FOUND, words)
        self._timer = self.set_timer(PAUSE, lambda: self._find(place))

    def _find(self, place: Place) -> None:
        if place in self._pages:
            self._arrived(place, self._pages[place], "")
        else:
            self.run_worker(lambda: self._read(place), thread=True)

    def on_input_submitted(self) -> None:
        if self._wanted is not None:
            self._opens_first = True
        elif self._shown is not None and self._shown[0].kind == FOUND:
            self._open_found()

    def _open_found(self) -> None:
        """Open what is picked of what was found; the way back leads to what was found."""
        self._opens_first = False
        if self._shown is None or (target := self._page.place_picked) is None:
            return
        place, page = self._shown
        picked, scroll = self._page.picked, self._page.scroll_offset.y
        if self._visits.here.place != place:
            self._pages[place] = page
            self._visits.go(place, scroll, picked)
        self.open(target)
        if target.kind not in SLOW:
            self._page.focus()

    def action_search(self) -> None:
        self._words.focus()

    def action_pick(self, by: int) -> None:
        if self.focused is self._words and self._shown is not None:
            self._page.action_pick(by)

    def action_leave(self) -> None:
        """Leave the search, back to what was read before it."""
        self._opens_first = False
        if self._timer is not None:
            self._timer.stop()
        self._return()

    # Moving

    def on_page_view_followed(self, event: PageView.Followed) -> None:
        self.open(event.place)

    def on_tree_node_selected(self, event: Tree.NodeSelected[Branch]) -> None:
        branch = event.node.data
        if branch is not None and branch.place is not None:
            self.open(branch.place)
        else:
            event.node.toggle()

    def action_move(self, by: int) -> None:
        """Back to where one was, or forward again."""
        self._leave()
        if self._visits.move(by):
            self._return()
        else:
            self.say("there is nothing before this" if by < 0 else "there is nothing after this")

    def action_tree(self) -> None:
        if self._visits.here.place is not None:
            self._leave()
            self._visits.go(None)
        self._return()

    def on_page_view_moved(self, event: PageView.Moved) -> None:
        """Say which lines are shown of a page that is longer than the screen."""
        self.query_one("#where", Static).update(event.said if self._shown is not None else "")

    # What belongs to a page

    def action_whole(self) -> None:
        """The whole answer, or the screen of it again."""
        if self._shown is not None:
            place = self._shown[0]
            self.open(place._replace(more=WHOLE if place.more == SCREEN else SCREEN))

    def action_versions(self) -> None:
        self._of_rule(VERSIONS)

    def action_history(self) -> None:
        self._of_rule(HISTORY)

    def _of_rule(self, kind: str) -> None:
        if self._shown is None or not self._shown[1].rule:
            self.say("only a rule has versions: open one first")
        else:
            self.open(Place(kind, self._shown[1].rule))

    def action_replay(self) -> None:
        if self._shown is None or (place := self._shown[1].replay) is None:
            self.say("nothing plays this page out: an answer of a FAQ that says so can be replayed")
        else:
            self._play(place)

    def _play(self, place: Place) -> None:
        try:
            self.app.push_screen(self._replay(place))
        except JudgeError as problem:
            self.say(str(problem))

    def action_keys(self) -> None:
        """Every key with what it does."""
        self.app.push_screen(TextPanel("\n".join(f"{keys:18} {says}" for keys, says in ALL_KEYS)))

    def say(self, words: str) -> None:
        """Show words above the keys; nothing for none."""
        said = self.query_one("#said", Static)
        said.display = bool(words)
        said.update(words)
