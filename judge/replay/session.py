"""A replay that somebody looks at: where they are, the branches they took, and the way back to the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.replay.drawing import drawn, heading
from judge.replay.saved import saved

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer
    from judge.replay.moments import Moment, Replay

CHAT_WIDTH = 60
"""Characters in a line of what is pasted into a chat."""
STEPS_FOR_CHAT = 3


class Session:
    """Stepping through a replay; every move stays inside it, and taking another answer starts a branch.

    ``text`` is the scenario as written, ``first_line`` the number of its first line in its file, ``title`` what it is
    called.
    """

    def __init__(self, replay: Replay, text: str, first_line: int, title: str) -> None:
        self.replay = self._scenario = replay
        self.at = 0
        self._text, self._first_line, self.title = text, first_line, title

    # Where one is

    @property
    def moment(self) -> Moment:
        return self.replay.moments[self.at]

    @property
    def last(self) -> int:
        """The number of the last moment, from 0."""
        return len(self.replay.moments) - 1

    @property
    def on_branch(self) -> bool:
        """Whether the moment was reached by an answer that the scenario does not give."""
        return self.replay.parted is not None and self.at > self.replay.parted

    # Moving

    def step(self, by: int = 1) -> None:
        """Go on, or back where ``by`` is negative."""
        self.go_to(self.at + by)

    def go_to(self, number: int) -> None:
        """Go to a moment by its number (from 0), at most to the last one."""
        self.at = min(max(number, 0), self.last)

    def next_choice(self) -> None:
        self.at = self.replay.next_choice(self.at)

    def last_choice(self) -> None:
        self.at = self.replay.last_choice(self.at)

    # Other ways

    def take(self, given: Answer) -> None:
        """Answer the decision here: the replay goes on by itself where it has the same answer, else a branch begins.

        Raises ValueError for what is no legal answer, CannotSimulate if what follows is not modelled.
        """
        if self.replay.went_on(self.at) != given:
            self.replay = self.replay.branch(self.at, given)
        self.step()

    def back_to_scenario(self) -> None:
        """Leave the branch, to the moment at which it parted from the scenario."""
        if self.replay.parted is not None:
            self.at = min(self.at, self.replay.parted)
        self.replay = self._scenario

    # Taking it along

    def saved(self) -> str:
        """The whole replay as a ruling file. Raises CannotSimulate if that cannot be written."""
        words = f"{self.title}, another way" if self.replay.parted is not None else self.title
        return saved(self.replay, self._text, self._first_line, words)

    def for_chat(self) -> str:
        """The table here and the last steps that led to it, as a block of code for a chat."""
        view = self.moment.view()
        lines = [f"{heading(view)} (step {self.at} of {self.last})", *drawn(view, CHAT_WIDTH), ""]
        for number in range(max(1, self.at - STEPS_FOR_CHAT + 1), self.at + 1):
            one = self.replay.moments[number]
            lines.append(f"{number}. {moment_in_words(one)}")
            lines += [f"   {event}" for event in one.events]
        return "\n".join(["```text", *lines, "```"])


def moment_in_words(moment: Moment) -> str:
    """How a moment was reached, in words: an answer, or the line of the scenario that did it."""
    if moment.said:
        return f"{moment.by}: {moment.said}"
    return moment.source or "the set-up"
