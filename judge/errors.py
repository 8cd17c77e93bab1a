"""The whole family of errors, on one page.

Every error names the place, the reason (what was expected and what was found) and the next step. ``exit_code`` is what
the command line ends with (documented in docs/cli.md): 1 nothing found, 2 misuse, 3 cannot be simulated, 4 data or
index, 5 expectation failed.
"""

from __future__ import annotations


class JudgeError(Exception):
    """A mistake that the user can read and act on.

    ``where`` is a place (a file with its line, a question, a rule), ``hint`` the next step; both may be empty.
    """

    exit_code = 2

    def __init__(self, reason: str, *, where: str = "", hint: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.where = where
        self.hint = hint

    def __str__(self) -> str:
        head = f"{self.where}: {self.reason}" if self.where else self.reason
        return f"{head}\n  {self.hint}" if self.hint else head


class Misuse(JudgeError):
    """The question or the options make no sense as they stand."""


class NotFound(JudgeError):
    """Nothing of that name or number exists; ``nearest`` lists what comes close."""

    exit_code = 1

    def __init__(self, reason: str, *, where: str = "", hint: str = "", nearest: tuple[str, ...] = ()) -> None:
        if nearest and not hint:
            hint = "Nearest: " + "; ".join(nearest) + "."
        super().__init__(reason, where=where, hint=hint)
        self.nearest = nearest


class ContentError(JudgeError):
    """A file of rules, FAQ, errata or cards is damaged or contradicts itself."""

    exit_code = 4


class Unreadable(ContentError, NotFound):
    """The very thing that was asked for has a slip in its file and is left out; everything else answers."""


class IndexProblem(JudgeError):
    """The search index can be neither opened nor rebuilt."""

    exit_code = 4


class CannotSimulate(JudgeError):
    """An outcome was asked for and the engine does not model something that it needs."""

    exit_code = 3


class NotModelled(CannotSimulate):
    """The walk reached a clause, an action or a situation that the engine does not perform; it is named."""


class IllegalPosition(CannotSimulate):
    """A board was described that the rules do not allow."""


class ScenarioError(JudgeError):
    """A scenario cannot be read or played as it is written.

    ``line`` and ``column`` count from 1; ``options`` lists what could stand there.
    """

    def __init__(
        self,
        reason: str,
        *,
        where: str = "",
        hint: str = "",
        line: int = 0,
        column: int = 1,
        source: str = "",
        options: tuple[str, ...] = (),
    ) -> None:
        super().__init__(reason, where=where, hint=hint)
        self.line = line
        self.column = column
        self.source = source
        self.options = options

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.where, self.line or "") if part)
        lines = [f"{place}: {self.reason}" if place else self.reason]
        if self.source:
            lines += [f"    {self.source}", "    " + " " * (self.column - 1) + "^"]
        if self.options:
            lines.append("  Possible here: " + "; ".join(self.options) + ".")
        if self.hint:
            lines.append(f"  {self.hint}")
        return "\n".join(lines)


class ExpectationFailed(ScenarioError):
    """A scenario was played to its end and an ``expect`` or ``because`` line does not hold."""

    exit_code = 5
