"""One problem: its place, the reason, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.page.blocks import line
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Line
    from judge.content.left_out import LeaveOut
    from judge.errors import ContentError, JudgeError


class Finding(NamedTuple):
    """A finding of one check. ``where`` is a file with its line, ``hint`` the next step.

    ``official``: the problem is in the official text itself, so there is nothing to mend in the project.
    """

    check: str
    where: str
    reason: str
    hint: str
    official: bool = False

    def as_lines(self) -> Iterator[Line]:
        whose = ", in the official text" if self.official else ""
        yield line("finding", f"{self.where}: [{self.check}{whose}]")
        yield line("detail", self.reason)
        if self.hint:
            yield line("hint", self.hint)

    def as_json(self) -> dict[str, str | bool]:
        """The finding as plain values, with ``official`` only if it is true."""
        found: dict[str, str | bool] = self._asdict()
        if not self.official:
            del found["official"]
        return found


def from_error(check: str, error: JudgeError, where: str = "", hint: str = "See docs/content-format.md.") -> Finding:
    """An error as a finding. ``where`` and ``hint`` are used if the error has none."""
    return Finding(check, error.where or where, error.reason, error.hint or hint)


def told_to(findings: list[Finding], check: str) -> LeaveOut:
    """What readers of content tell of slips, so that each becomes a finding."""

    def leave_out(problem: ContentError, *_ids: str, called: str = "") -> None:  # noqa: ARG001 - of the form of LeaveOut
        findings.append(from_error(check, problem))

    return leave_out
