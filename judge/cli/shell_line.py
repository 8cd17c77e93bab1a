"""A command line that is being typed in a shell: its words without their quotes, and the one that is not finished."""

from __future__ import annotations

from judge.record import NamedTuple

_PLAIN = frozenset("%+,-./:=@_")
"""Signs that mean nothing to a shell inside a word."""


class ShellLine(NamedTuple):
    """The words before the one that is typed, and that one: as it is meant, and as it is written.

    ``quote`` is the quote that is open in it, or "", and ``inside`` the place in ``written`` behind that.
    """

    words: tuple[str, ...]
    typed: str
    written: str
    quote: str
    inside: int

    def for_bash(self, word: str, breaks: str) -> str:
        """A word that begins with what was typed, as bash wants it: with quotes, and from the last of its breaks on."""
        rest = "".join(_quoted(letter, self.quote) for letter in word[len(self.typed) :])
        begins = self.inside if self.quote else _behind_breaks(self.written, breaks)
        return self.written[begins:] + rest


def shell_line(text: str) -> ShellLine:
    """Read a line up to the cursor; it may end within a quote."""
    words: list[str] = []
    typed, begins, quote, inside, escaped = "", -1, "", 0, False
    for at, letter in enumerate(text):
        if begins < 0 and not letter.isspace():
            begins = at
        if escaped:
            typed += letter if quote != '"' or letter in '"\\$`' else f"\\{letter}"
            escaped = False
        elif letter == "\\" and quote != "'":
            escaped = True
        elif quote:
            quote, typed = ("", typed) if letter == quote else (quote, typed + letter)
        elif letter in "\"'":
            quote, inside = letter, at + 1 - begins
        elif not letter.isspace():
            typed += letter
        elif begins >= 0:
            words.append(typed)
            typed, begins = "", -1
    written = text[begins:] if begins >= 0 else ""
    return ShellLine(tuple(words), typed, written, quote, inside)


def _quoted(letter: str, quote: str) -> str:
    """A letter as it is written in a shell, inside a quote or outside."""
    if quote == "'":
        return "'\\''" if letter == quote else letter
    if quote:
        return f"\\{letter}" if letter in '"\\$`' else letter
    return letter if letter.isalnum() or letter in _PLAIN else f"\\{letter}"


def _behind_breaks(written: str, breaks: str) -> int:
    """The place behind the last sign at which bash parts a word that is not quoted by a backslash."""
    found, escaped = 0, False
    for at, letter in enumerate(written):
        if not escaped and letter in breaks and letter != "\\":
            found = at + 1
        escaped = letter == "\\" and not escaped
    return found
