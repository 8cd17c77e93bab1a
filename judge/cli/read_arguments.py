"""Reads the words and options of any command line by the table, without a command line library.

``--option value``, ``--option=value`` and, with one hyphen, ``-n5`` are the same. Options stand before, between or
behind the words; ``--`` ends them. Where an option is given twice the last value counts, unless it may be repeated:
lines of a scenario are added to those before.
"""

from __future__ import annotations

from judge.answers.page.how_much import NO_WISHES, More, Wishes
from judge.answers.page.request import DEFAULT_HITS, Request
from judge.cli.rows import CHOICE, FLAG, NUMBER, QUESTION, SHARE, VERSION
from judge.errors import Misuse
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.cli.rows import Command, Option

FORMS = ("json", "md", "plain")
LONGEST_SHOWN = 40
"""The maximum number of characters of a wrong value that a message repeats."""
NARROWEST = 20


class DoesNotFit(Misuse):
    """Words that a command cannot read; they may be a question that begins with the name of the command."""


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
    wishes: Wishes = NO_WISHES
    steps: int = 0
    all_steps: bool = False
    set_ups: bool = False
    rule_texts: bool = False
    wordings: bool = False
    everything: bool = False
    html: str = ""
    rulings: bool = False
    ids: bool = False
    no_pager: bool = False

    @property
    def more(self) -> More:
        """What is asked for beyond the first screen."""
        return More(
            self.steps,
            self.all_steps,
            self.set_ups,
            self.rule_texts,
            self.wordings,
            self.rulings,
            self.everything,
            self.ids,
        )

    def request(self, question: str, *, search: bool = False) -> Request:
        """The question with the settings that concern its answer."""
        return Request(
            question, self.rules, self.as_of, self.limit, search, might=self.might, damage=self.damage, deck=self.deck,
            wishes=self.wishes,
            more=None if self.form == "json" or self.quote else self.more,
        )  # fmt: skip


def read_question(arguments: list[str]) -> Options:
    """Read the words and options of a question; DoesNotFit names the option that is wrong."""
    words, given = read_words(arguments, QUESTION)
    return _options(given)._replace(words=tuple(words))


def read_command(command: Command, arguments: list[str]) -> dict[str, Any]:
    """Read what the function of a command takes, by name; DoesNotFit where words or options are not those it takes."""
    where = f"judge {command.name}"
    words, given = read_words(arguments, command.options, where)
    values: dict[str, Any] = {option.name: given.get(option.name, _default(option)) for option in command.own}
    if command.answers or command.asks:
        values["options"] = _options({name: value for name, value in given.items() if name not in values})
    return values | _arguments(command, words, where)


def read_words(arguments: list[str], options: tuple[Option, ...], where: str = "") -> tuple[list[str], dict[str, Any]]:
    """Part words from options: the words, and the value of each option that is given, the one given last behind."""
    by_flag = {flag: option for option in options for flag in option.flags}
    words: list[str] = []
    given: dict[str, Any] = {}
    rest = list(reversed(arguments))
    while rest:
        word = rest.pop()
        if word == "--":
            words += reversed(rest)
            break
        flag, value = _parted(word, by_flag)
        option = by_flag.get(flag)
        if option is None:
            if word.startswith("--") or (len(word) == 2 and word[0] == "-" and word[1].isalpha()):
                raise _unknown(word, options, where)
            words.append(word)
            continue
        if option.kind != FLAG and value is None:
            if option.alone and _stands_alone(option, rest[-1] if rest else None):
                given[option.alone] = True
                continue
            value = rest.pop() if rest else None
        found = value_of(option, flag, value, where)
        before = given.pop(option.name, ())
        if option.many:
            found = (*before, found)
        elif option.joins and before:
            found = f"{before}{option.joins}{found}"
        given[option.name] = found
    return words, given


def _stands_alone(option: Option, behind: str | None) -> bool:
    """Whether an option has no value: nothing, or another option, or no number stands behind it."""
    return behind is None or behind.startswith("--") or (option.kind == NUMBER and not behind.isdecimal())


def _parted(word: str, by_flag: dict[str, Option]) -> tuple[str, str | None]:
    """Part an option from the value that is written in the same word."""
    if word[:2] in by_flag:
        return word[:2], word[2:].removeprefix("=") if len(word) > 2 else None
    flag, equals, value = word.partition("=")
    return flag, value if equals else None


def value_of(option: Option, flag: str, value: str | None, where: str = "") -> Any:
    """Read the value of an option; DoesNotFit says what was expected and what was found."""
    if option.kind == FLAG:
        if value is None:
            return True
        raise _wrong(option, flag, "no value", value, where)
    if value is None or not (value.strip() or option.hidden):
        raise _wrong(option, flag, expected(option), value, where)
    if option.kind == VERSION:
        return value.lower().removeprefix("core@").removeprefix("v")
    if option.kind == NUMBER and not _is_whole(value, option):
        raise _wrong(option, flag, expected(option), value, where)
    if option.kind == SHARE and not _is_share(value, option):
        raise _wrong(option, flag, expected(option), value, where)
    if option.kind == CHOICE and value not in option.choices:
        raise _wrong(option, flag, expected(option), value, where)
    return int(value) if option.kind == NUMBER else float(value) if option.kind == SHARE else value


def expected(option: Option) -> str:
    """What the value of an option is, in words."""
    if option.kind in {NUMBER, SHARE}:
        return f"a number from {option.least} to {option.most}"
    return " or ".join(option.choices) if option.kind == CHOICE else option.metavar


def _is_whole(value: str, option: Option) -> bool:
    """Whether a text is a number within the bounds, however it is written."""
    fits = value.isascii() and value.isdigit() and len(value) <= len(str(option.most))
    return fits and option.least <= int(value) <= option.most


def _is_share(value: str, option: Option) -> bool:
    try:
        return option.least <= float(value) <= option.most
    except ValueError:
        return False


def _wrong(option: Option, flag: str, wanted: str, value: str | None, where: str) -> DoesNotFit:
    example = f"For example {flag} {option.example}. " if option.example else ""
    helped = f"{where or 'judge'} --help lists the options."
    return DoesNotFit(f"{flag}: expected {wanted}, got {shown(value)}", where=where, hint=example + helped)


def shown(value: str | None) -> str:
    """What was typed, as a message repeats it."""
    if value is None:
        return "nothing"
    return repr(value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…")


def _unknown(word: str, options: tuple[Option, ...], where: str) -> DoesNotFit:
    word = word if len(word) <= LONGEST_SHOWN else word[:LONGEST_SHOWN] + "…"
    if not where:
        hint = "judge --help lists them; put -- before a question that needs it."
    else:
        taken = ", ".join(option.flags[-1] for option in options if not option.hidden)
        hint = f"{where} takes {taken or 'no options'}; {where} --help explains {'them' if taken else 'it'}."
    return DoesNotFit(f"there is no option {word}", where=where, hint=hint)


def _default(option: Option) -> Any:
    return False if option.kind == FLAG else option.default


def _arguments(command: Command, words: list[str], where: str) -> dict[str, Any]:
    """The words of each argument, by its name; DoesNotFit where one is missing or too many are there."""
    values: dict[str, Any] = {}
    rest = list(words)
    for one in command.arguments:
        if not rest and not one.optional:
            raise DoesNotFit(f"expected {one.metavar}, got nothing", where=where, hint=_usage(command))
        if one.many:
            values[one.name], rest = rest, []
        else:
            values[one.name] = rest.pop(0) if rest else ""
    if rest:
        takes = " ".join(one.metavar for one in command.arguments if not one.hidden) or "no words"
        raise DoesNotFit(f"expected {takes}, got {shown(' '.join(words))}", where=where, hint=_usage(command))
    return values


def _usage(command: Command) -> str:
    return f"For example judge {command.examples[0]}; judge {command.name} --help explains it."


def _options(given: dict[str, Any]) -> Options:
    """The options of an answer from the values that were given; of several forms the last one counts."""
    form = next((name for name in reversed(given) if name in FORMS), "")
    settings = {name: value for name, value in given.items() if name not in FORMS}
    for name in ("might", "damage"):
        if name in settings:
            settings[name] = str(settings[name])
    if "width" in settings:
        settings["width"] = max(settings["width"], NARROWEST)
    wishes = {name: settings.pop(name) for name in Wishes._fields if name in settings}
    return Options(form=form, wishes=Wishes(**wishes) if wishes else NO_WISHES, **settings)
