"""The screen that rules are read on: what is typed is searched for, the tree and every page lead on and back.

A page shows the blocks that the command line shows for it; nothing of their content is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static, Tree

from judge.answers.browsing.places import FOUND, REPLAY, VERSIONS, Place
from judge.answers.page.how_much import SCREEN, WHOLE
from judge.errors import JudgeError
from judge.screens.browse.document_tree import DocumentTree
from judge.screens.browse.keys import ALL_KEYS, BINDINGS, KEYS
from judge.screens.browse.page_view import PageView
from judge.screens.browse.reading import Reading
from judge.screens.browse.search_line import SearchLine
from judge.screens.browse.visits import Visits
from judge.screens.keys import explained
from judge.screens.panels import TextPanel, room_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.text import Text
    from textual.app import ComposeResult

    from judge.answers.browsing.page import Page
    from judge.answers.browsing.tree import Branch
    from judge.content.library import Library
    from judge.screens.replay_screen import ReplayScreen


ALWAYS_WHOLE = frozenset({FOUND, VERSIONS})
"""Kinds of places that have no more than their page."""


class BrowseScreen(Screen[None]):
    """``write`` lays a page out in lines of a width; ``replay`` plays a place and gives what makes its screen."""

    CSS = """
    BrowseScreen { layout: vertical; }
    #top { height: 1; }
    #where { width: auto; }
    #said { height: auto; max-height: 3; display: none; }
    #keys { height: auto; max-height: 2; text-style: reverse; }
    """
    BINDINGS: ClassVar = BINDINGS
    AUTO_FOCUS = "DocumentTree"

    def __init__(
        self,
        library: Library,
        *,
        write: Callable[[Page, Place, int], Sequence[Text]],
        replay: Callable[[Place], Callable[[], ReplayScreen]],
        first: Place | None = None,
    ) -> None:
        super().__init__()
        self._library, self._write, self._replay, self._first = library, write, replay, first
        self._visits = Visits()
        self._reading = Reading(library)
        self._shown: tuple[Place, Page] | None = None
        self._opens_first = False

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield SearchLine()
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
    def _words(self) -> SearchLine:
        return self.query_one(SearchLine)

    # Going to a page

    def open(self, place: Place) -> None:
        """Go to a page, or into a replay; a problem is said, and the page stays."""
        if place.kind == REPLAY:
            self._play(place)
        elif self._reading.is_slow(place):
            self.say("working …")
            self._read(place)
        else:
            try:
                self._reading.page(place)
            except JudgeError as problem:
                self.say(str(problem))
            else:
                self._visit(place)

    def _visit(self, place: Place) -> None:
        self._leave()
        self._visits.go(place)
        self._return()

    def _leave(self) -> None:
        """Remember the place on the page that is left; what was found while typing is a visit from now on."""
        if not self._is_visit_shown:
            assert self._shown is not None  # the tree is always a visit
            self._visits.go(self._shown[0])
        self._visits.leave(self._page.scroll_offset.y, self._page.picked)

    @property
    def _is_visit_shown(self) -> bool:
        return self._shown is None or self._shown[0] == self._visits.here.place

    def _return(self) -> None:
        """Show the visit where the reader is."""
        here = self._visits.here
        self._reading.wanted = None
        self._words.put(here.place.words if here.place is not None and here.place.kind == FOUND else "")
        if here.place is None:
            self._shown = None
            self.query_one("#where", Static).update("")
            self._tree.display, self._page.display = True, False
            self._tree.focus()
            self.say("")
            return
        self._show(here.place, here.scroll, here.picked)
        self._page.focus()

    def _show(self, place: Place, scroll: int = 0, picked: int = 0) -> None:
        page = self._reading.page(place)
        self._shown = (place, page)
        self._tree.display, self._page.display = False, True
        self._page.show(self._write(page, place, self._width), scroll=scroll, picked=picked)
        self.say("  ".join(page.notes))

    @property
    def _width(self) -> int:
        return max(self.size.width, 20)

    def on_resize(self) -> None:
        if self._shown is not None:
            self._show(self._shown[0], self._page.scroll_offset.y, self._page.picked)

    def _read(self, place: Place) -> None:
        """Read a page beside the screen, and go there when it is read, unless another one is wanted by then."""
        self._reading.wanted = place

        def read() -> None:
            problem = self._reading.waited_for(place)
            if problem is not None:
                self.app.call_from_thread(self._arrived, place, problem)

        self.run_worker(read, thread=True)

    def _arrived(self, place: Place, problem: str) -> None:
        if self._reading.wanted != place:
            return
        self._reading.wanted = None
        if problem:
            self.say(problem)
        elif place.kind == FOUND and self.focused is self._words:
            if self._is_visit_shown:
                self._leave()
            self._show(place)
            if self._opens_first:
                self._open_found()
        else:
            self._visit(place)

    # Searching

    def on_search_line_begun(self, event: SearchLine.Begun) -> None:
        self._opens_first = False
        self._reading.wanted = Place(FOUND, event.words)
        if not event.words:
            self._return()
            self._words.focus()

    def on_search_line_typed(self, event: SearchLine.Typed) -> None:
        self._read(Place(FOUND, event.words))

    def on_input_submitted(self) -> None:
        if self._reading.wanted is not None:
            self._opens_first = True
        elif self._shown is not None and self._shown[0].kind == FOUND:
            self._open_found()

    def _open_found(self) -> None:
        """Open what is picked of what was found."""
        self._opens_first = False
        if (target := self._page.place_picked) is not None:
            self.open(target)

    def action_search(self) -> None:
        self._words.focus()

    def action_pick(self, by: int) -> None:
        if self.focused is self._words and self._shown is not None:
            self._page.action_pick(by)

    def action_leave(self) -> None:
        """Leave the search, back to what was read before it."""
        self._opens_first = False
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
        if self._shown is not None and (place := self._shown[0]).kind not in ALWAYS_WHOLE:
            self.open(place._replace(more=WHOLE if place.more == SCREEN else SCREEN))

    def action_of_rule(self, kind: str) -> None:
        """The versions of the rule that the page is about, or its history."""
        if self._shown is None or not self._shown[1].rule:
            self.say("only a rule has versions: open one first")
        else:
            self.open(Place(kind, self._shown[1].rule))

    def action_replay(self) -> None:
        if self._shown is None or (place := self._shown[1].replay) is None:
            self.say("this page has no scenario to replay; a FAQ answer that says so has one")
        else:
            self._play(place)

    def _play(self, place: Place) -> None:
        """Play a scenario beside the screen, and show it step by step."""
        self.say("working …")

        def play() -> None:
            try:
                made = self._replay(place)
            except JudgeError as problem:
                self.app.call_from_thread(self.say, str(problem))
            else:
                self.app.call_from_thread(self._played, made)

        self.run_worker(play, thread=True, exclusive=True, group="replays")

    def _played(self, made: Callable[[], ReplayScreen]) -> None:
        self.say("")
        if self.is_current:
            self.app.push_screen(made())

    def action_keys(self) -> None:
        """Every key with what it does."""
        self.app.push_screen(TextPanel(explained(ALL_KEYS, room_in(self.size.width))))

    def say(self, words: str) -> None:
        """Show words above the keys; nothing for none."""
        said = self.query_one("#said", Static)
        said.display = bool(words)
        said.update(words)
