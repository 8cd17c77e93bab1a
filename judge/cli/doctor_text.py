"""What the doctor found, as text: the place, the reason, the next step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.plain import wrap

if TYPE_CHECKING:
    from judge.answers.doctor.checkup import Checkup


def _counted(number: int) -> str:
    return f"{number} finding{'s' if number > 1 else ''}"


def doctor_plain(checkup: Checkup, width: int) -> str:
    """Give every finding, then how much was checked."""
    lines: list[str] = []
    for finding in checkup.findings:
        whose = ", in the official text" if finding.official else ""
        lines += [f"{finding.where}: [{finding.check}{whose}]", *wrap(finding.reason, width, "    ")]
        lines += wrap(finding.hint, width, "      ")
    checked = ", ".join(f"{count} {what}" for what, count in checkup.checked.items())
    official = len(checkup.findings) - checkup.wrong
    head = "Nothing is wrong" if not checkup.wrong else _counted(checkup.wrong)
    if official:
        head += f"; {_counted(official)} in the official text"
    return "\n".join([*lines, f"{head}{f' ({checked} checked)' if checked else ''}."])
