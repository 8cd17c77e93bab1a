"""A replay on the terminal: the table at every step, what just happened by which rule, and every option of a decision.

Keys and clicks only call what ``Session`` offers; nothing of the game is decided here.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from judge.engine.state.decisions import PASS_KEY
from judge.errors import JudgeError
from judge.replay.annotations import MARKS, Annotation, annotations_in
from judge.replay.drawing import drawn, heading
from judge.replay.moments import answers_at
from judge.replay.session import moment_in_words
from judge.screens.keys import ALL_KEYS, KEYS, explained
from judge.screens.panels import ListPanel, QuestionPanel, TextPanel, room_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from textual.app import ComposeResult

    from judge.engine.state.events import Event
    from judge.replay.moments import Moment
    from judge.replay.session import Session


LEAST_OF_A_TITLE = 12
"""The number of characters of a title that are shown however long the rest of the first line is."""
SCROLLBAR = 1
"""Columns that the bar beside what happened takes."""


class ReplayScreen(Screen[None]):
    """One replay, until it is closed.

    ``number_of`` gives the number of a rule, ``text_of`` its words; ``keep`` writes an annotation.
    """

    CSS = """
    ReplayScreen { layout: vertical; }
    #head { height: 1; text-style: bold reverse; }
    #board { height: auto; max-height: 60%; }
    #happened { height: 1fr; border-top: ascii $foreground; scrollbar-size-vertical: 1; }
    #asked { height: auto; max-height: 4; border-top: ascii $foreground; }
    #keys { height: auto; max-height: 2; text-style: reverse; }
    """
    BINDINGS: ClassVar = [
        Binding("right,space,l", "step(1)", "step"),
        Binding("left,h", "step(-1)", "back"),
        Binding("n", "next_choice", "next choice"),
        Binding("p", "last_choice", "last choice"),
        Binding("down,pagedown", "scroll(1)", "read on"),
        Binding("up,pageup", "scroll(-1)", "read back"),
        Binding("home", "go(0)", "start"),
        Binding("end", "go(100000)", "end"),
        Binding("g", "ask_number", "go to"),
        Binding("o,w", "options", "options"),
        Binding("b", "scenario", "back to the scenario"),
        Binding("r", "rules", "rules"),
        Binding("a", "annotate", "note"),
        Binding("d", "chat", "text for a chat"),
        Binding("s", "save", "save"),
        Binding("question_mark", "keys", "all keys"),
        Binding("q", "dismiss", "close"),
    ]

    def __init__(
        self,
        session: Session,
        text: str,
        first_line: int,
        *,
        number_of: Callable[[str], str],
        text_of: Callable[[str], str],
        keep: Callable[[int, Annotation | None], None],
        save: Callable[[str, str], str],
        version: str,
    ) -> None:
        super().__init__()
        self.session = session
        self._notes = dict(annotations_in(text, first_line))
        self._number_of, self._text_of, self._keep, self._save = number_of, text_of, keep, save
        self._version = version
        self._said = ""

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="table", markup=False)
        with VerticalScroll(id="happened", can_focus=False):
            yield Static(id="events", markup=False)
        yield Static(id="asked", markup=False)
        yield Static(KEYS, id="keys", markup=False)

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        self.show()

    def on_click(self) -> None:
        """A click steps on, as the space bar does."""
        self.action_step(1)

    # What is shown

    def show(self) -> None:
        """Write the moment where the session stands."""
        session, width = self.session, self.size.width
        view = session.moment.view()
        branch = " [branch]" if session.on_branch else ""
        where = f"  step {session.at}/{session.last}{branch}  {heading(view)}"
        head = f" {_cut(session.title, width - len(where) - 9)}{where}"
        self.query_one("#head", Static).update(f"{head[: width - 8]:{max(width - 8, 1)}} [{self._version}]"[:width])
        self.query_one("#table", Static).update("\n".join(drawn(view, width)))
        self.query_one("#events", Static).update("\n".join(self._happened(session.moment, width)))
        self.query_one("#asked", Static).update(self._asked(session.moment))
        self.query_one("#happened", VerticalScroll).scroll_home(animate=False)

    def _happened(self, moment: Moment, width: int) -> Iterable[str]:
        yield moment_in_words(moment)
        for event in moment.events:
            numbers = " ".join(self._number_of(rule) for rule in event.rules)
            words = str(event)
            room = max(width - len(numbers) - 4 - SCROLLBAR, 20)
            yield from _aligned(words, numbers, room)
        note = self._notes.get(moment.line)
        if note is not None and moment.line:
            yield f"  {note}"

    def _asked(self, moment: Moment) -> str:
        said = f"{self._said}\n" if self._said else ""
        self._said = ""
        decision = moment.position.decision
        if decision is None:
            return f"{said}No decisions are left."
        given = self.session.replay.went_on(self.session.at)
        shown = [
            f"{option.label}{' <- taken' if given is not None and option.key in given else ''}"
            for option in decision.options if option.key != PASS_KEY
        ]  # fmt: skip
        passes = ["pass <- taken" if given == (PASS_KEY,) else "pass"] * (len(shown) < len(decision.options))
        return (
            f"{said}{decision.prompt}: {' | '.join(shown + passes)}" if shown else f"{said}{decision.by} can only pass."
        )

    # Moving

    def action_step(self, by: int) -> None:
        self.session.step(by)
        self.show()

    def action_go(self, number: int) -> None:
        self.session.go_to(number)
        self.show()

    def action_scroll(self, by: int) -> None:
        """Show more of what happened, if it is too long for its place."""
        happened = self.query_one("#happened", VerticalScroll)
        happened.scroll_relative(y=by * max(happened.size.height - 1, 1), animate=False)

    def action_next_choice(self) -> None:
        self.session.next_choice()
        self.show()

    def action_last_choice(self) -> None:
        self.session.last_choice()
        self.show()

    def action_scenario(self) -> None:
        self.session.back_to_scenario()
        self.show()

    def action_keys(self) -> None:
        """Every key with what it does."""
        self.app.push_screen(TextPanel(explained(ALL_KEYS, room_in(self.size.width))))

    def action_ask_number(self) -> None:
        def go(words: str | None) -> None:
            if words is None:
                return
            if words.strip().isdigit():
                self.action_go(int(words))
            else:
                self.complain(f"expected the number of a step from 0 to {self.session.last}, got {words!r}")

        self.app.push_screen(QuestionPanel(f"Go to which step, 0 to {self.session.last}?"), go)

    # Decisions

    def action_options(self) -> None:
        """Every answer to the decision here; the one that is picked is taken."""
        decision = self.session.moment.position.decision
        if decision is None:
            self.complain("there is no decision here")
            return
        answers = answers_at(decision)
        went_on = self.session.replay.went_on(self.session.at)
        words = [f"{said}{'  <- taken' if given == went_on else ''}" for said, given in answers]

        def take(picked: int | None) -> None:
            if picked is None:
                return
            try:
                self.session.take(answers[picked][1])
            except JudgeError as problem:
                self.complain(problem.reason)
                return
            self.show()

        self.app.push_screen(ListPanel(f"{decision.prompt} ({self._number_of(decision.rule)})", words), take)

    # Reading and taking along

    def action_rules(self) -> None:
        """The rules behind what just happened, in words."""
        slugs = dict.fromkeys(rule for event in self.session.moment.events for rule in _rules(event))
        told_rules = [f"{self._number_of(rule)}  {self._text_of(rule)}" for rule in slugs]
        self.app.push_screen(TextPanel("\n\n".join(told_rules) or "No rule was performed here."))

    def action_annotate(self) -> None:
        moment = self.session.moment
        if not moment.line:
            self.complain("only steps of the scenario itself are annotated; save the branch first")
            return

        def keep(words: str | None) -> None:
            if words is None:
                return
            mark, _, note = words.strip().partition(" ")
            if mark and mark not in MARKS:
                mark, note = "note", words.strip()
            made = Annotation(mark, note.strip()) if mark else None
            try:
                self._keep(moment.line, made)
            except (JudgeError, OSError) as problem:
                self.complain(str(problem))
                return
            self._notes.pop(moment.line, None)
            if made is not None:
                self._notes[moment.line] = made
            self.show()

        there = self._notes.get(moment.line)
        self.app.push_screen(QuestionPanel("A mark (! or ?) and a note; empty takes it away", str(there or "")), keep)

    def action_chat(self) -> None:
        text = self.session.for_chat()
        self.app.copy_to_clipboard(text)
        self.app.push_screen(TextPanel(f"{text}\n\nIt was sent to the clipboard, if the terminal allows that."))

    def action_save(self) -> None:
        try:
            text = self.session.saved()
        except JudgeError as problem:
            self.complain(problem.reason)
            return

        def save(name: str | None) -> None:
            if name and name.strip():
                try:
                    self.complain(self._save(name.strip(), text))
                except JudgeError as problem:
                    self.complain(problem.reason)

        self.app.push_screen(QuestionPanel("Save as which file?", "replay.md"), save)

    def complain(self, words: str) -> None:
        """Show one line above the decision until the next key."""
        self._said = words
        self.show()


def _cut(title: str, room: int) -> str:
    """A title that leaves room for what stands behind it."""
    most = max(room, LEAST_OF_A_TITLE)
    return title if len(title) <= most else f"{title[: most - 1].rstrip()}…"


def _aligned(words: str, numbers: str, room: int) -> Iterator[str]:
    """Words in lines of so many characters, and behind the last one the numbers of the rules."""
    lines = wrap(words, room, subsequent_indent="  ")
    yield from (f"  {line}" for line in lines[:-1])
    yield f"  {lines[-1]:{room}} {numbers}"


def _rules(event: Event) -> tuple[str, ...]:
    return tuple(event.rules)
