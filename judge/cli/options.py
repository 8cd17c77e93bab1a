"""The options of a question, read without a command line library.

The same words as ``judge --help`` lists them; ``--option value`` and ``--option=value`` are the same.
"""

from __future__ import annotations

from judge.answers.request import DEFAULT_HITS, Request
from judge.content.record import NamedTuple
from judge.errors import Misuse

_VALUES = {
    "--rules": "rules",
    "--as-of": "as_of",
    "--width": "width",
    "-n": "limit",
    "--limit": "limit",
    "--might": "might",
    "--damage": "damage",
    "--deck": "deck",
}
_FLAGS = {"--json": "json", "--md": "md", "--plain": "plain", "--quote": "quote"}


class Options(NamedTuple):
    """How to answer and how to show it; ``form`` is json, md, plain or empty (a terminal decides)."""

    words: tuple[str, ...] = ()
    rules: str = ""
    as_of: str = ""
    limit: int = DEFAULT_HITS
    width: int = 0
    form: str = ""
    quote: bool = False
    might: str = ""
    damage: str = ""
    deck: str = ""

    def request(self, question: str, *, search: bool = False) -> Request:
        """Give the question with the settings that concern its answer."""
        return Request(
            question, self.rules, self.as_of, self.limit, search, might=self.might, damage=self.damage, deck=self.deck
        )


def read_options(arguments: list[str]) -> Options:
    """Read the words and options of a question; Misuse names the option that is wrong. ``--`` ends the options."""
    words: list[str] = []
    options = Options()
    at = 0
    while at < len(arguments):
        word = arguments[at]
        at += 1
        name, equals, value = word.partition("=")
        if word == "--":
            words += arguments[at:]
            break
        if word in _FLAGS:
            options = _flag(options, _FLAGS[word])
        elif name in _VALUES:
            if not equals:
                if at == len(arguments):
                    raise Misuse(f"{name} needs a value", hint="judge --help lists the options.")
                value = arguments[at]
                at += 1
            options = _value(options, name, value)
        elif word.startswith("--") or (len(word) == 2 and word[0] == "-" and word[1].isalpha()):
            raise Misuse(
                f"there is no option {word}", hint="judge --help lists them; put -- before a question that needs it."
            )
        else:
            words.append(word)
    return options._replace(words=tuple(words))


def _flag(options: Options, flag: str) -> Options:
    return options._replace(quote=True) if flag == "quote" else options._replace(form=flag)


def _value(options: Options, name: str, value: str) -> Options:
    key = _VALUES[name]
    if key == "rules":
        return options._replace(rules=value.lower().removeprefix("core@").removeprefix("v"))
    if key == "as_of":
        return options._replace(as_of=value)
    if key == "deck":
        if not value.strip():
            raise Misuse("--deck is empty", hint='For example --deck "4-Might unit, Cruel Patron".')
        return options._replace(deck=value)
    if key in ("might", "damage"):
        _number(name, value, 0, 99)
        return options._replace(might=value) if key == "might" else options._replace(damage=value)
    number = _number(name, value, 1, 999)
    return options._replace(width=max(number, 20)) if key == "width" else options._replace(limit=number)


def _number(name: str, value: str, least: int, most: int) -> int:
    """Read the value of an option; Misuse for what is no number within the bounds, however it is written."""
    if value.isascii() and value.isdigit() and len(value) <= len(str(most)) and least <= int(value) <= most:
        return int(value)
    got = repr(value if len(value) <= 20 else value[:20] + "…")
    raise Misuse(f"{name}: expected a number from {least} to {most}, got {got}", hint="judge --help lists the options.")
