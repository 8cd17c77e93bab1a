"""Lines of what people say, with the answer that each of them gets: ``+`` Yes, ``-`` No, ``=`` a statement.

A line without a sign gets none of them: it leads to a text, which may say yes to one question and no to the next.
"""

from __future__ import annotations

from judge.errors import ContentError
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

YES, NO, STATEMENT = "+", "-", "="
SIGNS = (YES, NO, STATEMENT)


class SignedLine(NamedTuple):
    """A line as people say it, and its sign; "" where it has none."""

    sign: str
    text: str


def signed(line: str) -> SignedLine:
    """A line as it is written, parted from its sign."""
    sign, _, text = line.partition(" ")
    return SignedLine(sign, text.strip()) if sign in SIGNS else SignedLine("", line)


def unsigned(lines: Iterable[str]) -> tuple[str, ...]:
    """The lines as people say them."""
    return tuple(signed(line).text for line in lines)


def all_signed(lines: Iterable[str], where: str) -> tuple[str, ...]:
    """The lines, each of which has a sign; raises ContentError with the place for the first that has none."""
    found = tuple(lines)
    for line in found:
        if not signed(line).sign or not signed(line).text:
            hint = 'Begin each line with + (Yes), - (No) or = (a statement): "+ can I react to a spell".'
            raise ContentError(f"asked: {line!r} does not begin with a sign", where=where, hint=hint)
    return found
