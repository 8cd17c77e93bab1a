"""A difference made by one text, in words: the fact with it, then the fact without it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from judge.matchup.points.fact_table import NOT_THERE
from judge.matchup.points.facts_of_a_walk import AskingOrder
from judge.matchup.points.values_in_words import can, compared, does
from judge.matchup.points.verdicts import CHANCE, Verdict

if TYPE_CHECKING:
    from judge.matchup.points.fact_table import Cell, Row

_DECIDES = re.compile(r"\((?:P\d(?: and P\d)* chooses?|by chance)[;)]")


def depends_on_a_choice(words: str) -> bool:
    """Whether a difference says whose choice decides it."""
    return _DECIDES.search(words) is not None or CHOOSES in words


CHOOSES = " whether "
"""The word after the player, or chance, that decides, if something else is always true otherwise."""

_FLAGS = frozenset(verdict.value for verdict in Verdict)
_NUMBERED = re.compile(r"(.+) #(\d+)")
_ORDINALS = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}
_SYMBOL = re.compile(r"\[(\w+)\]")


def is_flag(cell: Cell) -> bool:
    """Whether a fact is something that either happens or does not."""
    return cell.words in _FLAGS


def in_words(row: Row) -> str:
    """A fact with the text and without it, and whose choices decide it."""
    assert row.without is not None
    if is_flag(row.here):
        return _happens(row.fact, row.here, row.without)
    here, there = _values(row.here), _values(row.without)
    if here and there and here != there:
        return _changed(row, here, there)
    aspect = _aspect_of(row.fact, row.about)
    if not here and there and aspect in _CAN_LACK and all(one.value != NOT_THERE for one in row.without.values):
        has = does(aspect, there)
        lacks = f"is not {has[3:]}" if has.startswith("is ") else f"does not {can(aspect, there)}"
        otherwise = "is" if has.startswith("is ") else "does"
        return _in_one_parenthesis(f"{row.about} {lacks}{_by(row.here)} (otherwise it {otherwise})")
    if not there:
        otherwise = "not" if aspect in _CAN_LACK else "there is none"
        return _in_one_parenthesis(f"{_some(row.about)} {_comes(row, here)} (otherwise {otherwise})")
    if not here and aspect:
        return f"{row.about} is gone (otherwise it {does(aspect, there)})"
    return f"{row.fact} {_or_not(row.here)} (otherwise {_or_not(row.without)}){_by(row.here)}"


_CAN_LACK = frozenset({"has", "has lost", "attached to", "controlled by"})
"""Aspects that an object can lack while it is there."""


def with_it(told: list[str], rows: list[Row]) -> list[str]:
    """Facts in words, with "it" for an object that the fact before was about, too."""
    again = [False, *(one.about == other.about for one, other in pairwise(rows))]
    named = zip(told, rows, again, strict=True)
    return [f"it{words.removeprefix(row.about)}" if so and _begins(words, row) else words for words, row, so in named]


def _begins(words: str, row: Row) -> bool:
    return words.startswith(f"{row.about} ") and row.fact != f"{row.about} draws"


def _happens(fact: str, here: Cell, there: Cell) -> str:
    """Something that either happens or does not: always, never, or by a player's choice."""
    do = "does" if fact.endswith(" triggers") or " is " not in fact else "is"
    if here.verdict is Verdict.DEPENDS and there.verdict is Verdict.ALWAYS:
        return f"{_whether(fact, here)} (otherwise it {'always ' * bool(here.whose)}{do})"
    if here.verdict is Verdict.DEPENDS:
        return _in_one_parenthesis(f"{_can(fact)}{_by(here)} (otherwise never)")
    so = fact if here.verdict is Verdict.ALWAYS else is_not(fact)
    if there.verdict is Verdict.DEPENDS:
        so = so.replace(" is ", " is always ", 1) if here.verdict is Verdict.ALWAYS and fact.count(" is ") == 1 else so
        return f"{so} (otherwise it can{' be' * (do == 'is')})"
    return f"{so} (otherwise {f'it {do}' if there.verdict is Verdict.ALWAYS else 'not'})"


def _whether(fact: str, cell: Cell) -> str:
    """Something that does not happen on every line, as it does otherwise: "P1 chooses whether u is killed"."""
    players = [one for one in cell.whose if one != CHANCE]
    if cell.whose:
        who = f"{' and '.join(players)} choose{'s' * (len(players) == 1)}" if players else "chance decides"
        return f"{who}{CHOOSES}{fact}"
    what, verb, rest = fact.rpartition(" is ")
    if verb:
        return f"{what} is not always {rest}"
    found = _DOING.match(fact)
    return f"{found[1]} does not always {_BARE[found[2]]}{found[3]}" if found else f"not always: {fact}"


def _can(fact: str) -> str:
    """Something that happens on some lines: "u can be killed", "P1 can discard Cleave"."""
    what, verb, rest = fact.rpartition(" is ")
    if verb:
        return f"{what} can be {rest}"
    found = _DOING.match(fact)
    return f"{found[1]} can {_BARE[found[2]]}{found[3]}" if found else f"it can be that {fact}"


_BARE = {
    "has": "have", "gets": "get", "draws": "draw", "moves": "move", "returns": "return", "triggers": "trigger",
    "discards": "discard", "burns": "burn", "pays": "pay", "wins": "win", "gains": "gain", "takes": "take",
    "loses": "lose", "channels": "channel", "becomes": "become", "enters": "enter", "spends": "spend",
    "recycles": "recycle", "plays": "play",
}  # fmt: skip
"""Verbs other than "is", in the form for a denial or a possibility."""

_DOING = re.compile(rf"(.+?) ({'|'.join(_BARE)})\b(.*)")


def is_not(fact: str) -> str:
    """The denial of something that happens: "u is not killed"."""
    what, verb, rest = fact.rpartition(" is ")
    if verb:
        return f"{what} is not {rest}"
    found = _DOING.match(fact)
    return f"{found[1]} does not {_BARE[found[2]]}{found[3]}" if found else f"{fact}: never"


def _values(cell: Cell) -> list[str]:
    """The values of a fact, except that its object is not there."""
    return [one.value for one in cell.values if one.value != NOT_THERE]


def _or_not(cell: Cell) -> str:
    """The values of a fact, including that there is none on some lines, or on all."""
    values = _values(cell)
    return _or([*values, *["nothing"] * (len(values) < len(cell.values) or not values)])


def _changed(row: Row, here: list[str], there: list[str]) -> str:
    """A number, a place or a payment that is different with the text."""
    now, before, by = _or(here), _or(there), _by(row.here)
    if row.asked is AskingOrder.COST:
        who, _, what = row.fact.partition(" pays for ")
        if "nothing" in here or there == ["nothing"]:
            return _paid(who, what, here, there, by)
        if len(here) == len(there) == 1 and (by_how_much := cost_difference(now, before)):
            return f"{what} costs {who} {by_how_much}: {now} instead of {before}"
        return f"{what} costs {who} {now} instead of {before}{by}"
    if row.fact.startswith("damage dealt to "):
        if here == ["0"]:
            return f"{row.about} is dealt no damage (otherwise {before})"
        return f"{row.about} is dealt {now} instead of {before}{by}"
    if row.fact.startswith("damage prevented to "):
        return f"{now} damage to {row.about} is prevented instead of {before}{by}"
    aspect = _aspect_of(row.fact, row.about)
    if aspect:
        is_there = len(here) == len(row.here.values)
        return _in_one_parenthesis(str(compared(row.about, aspect, here, there, by, is_there=is_there)))
    return f"{row.fact} {now} instead of {before}{by}"


_ASPECTS = {
    "{} ends in": "in", "Might of {}": "Might", "{} is controlled by": "controlled by", "points of {}": "points",
    "{} is": "is", "{} is attached to": "attached to", "{} has gained": "has", "{} has lost": "has lost",
    "{} draws": "cards drawn",
}  # fmt: skip
"""The aspect that a fact in words is about."""


def _aspect_of(fact: str, about: str) -> str:
    return next((aspect for words, aspect in _ASPECTS.items() if fact == words.format(about)), "")


def _in_one_parenthesis(words: str) -> str:
    return words.replace(") (otherwise ", "; otherwise ")


def _paid(who: str, what: str, here: list[str], there: list[str], by: str) -> str:
    """The payment of a player for something, if it is nothing on some lines: then the cost itself has not changed."""
    paid = _or([one for one in here if one != "nothing"])
    if not paid:
        return f"{what} costs {who} nothing instead of {_or(there)}"
    does = "can pay" if "nothing" in here else "pays"
    whose = "" if by == f" ({who} chooses)" else by
    otherwise = "" if there == ["nothing"] and does == "can pay" else f" (otherwise {_or(there)})"
    return _in_one_parenthesis(f"{who} {does} {paid} for {what}{whose}{otherwise}")


def _comes(row: Row, here: list[str]) -> str:
    """A fact about something that is there only with the text."""
    may_be_missing = any(one.value == NOT_THERE for one in row.here.values)
    if row.asked is AskingOrder.PLACE:
        return f"{'can come' if may_be_missing else 'comes'} to {_or(here)}{_by(row.here)}"
    if row.asked is AskingOrder.MIGHT:
        return f"{'can be' if may_be_missing else 'is'} there with {_or(here)} Might{_by(row.here)}"
    if aspect := _aspect_of(row.fact, row.about):
        return f"{f'can {can(aspect, here)}' if may_be_missing else does(aspect, here)}{_by(row.here)}"
    return f"{row.fact.removeprefix(f'{row.about} ')} {_or(here)}{_by(row.here)}"


def _some(what: str) -> str:
    """One of several equal tokens: "a third Tentacle"."""
    numbered = _NUMBERED.fullmatch(what)
    if numbered is None:
        return what
    return f"a {_ORDINALS.get(int(numbered[2]), 'further')} {numbered[1]}"


def _or(values: list[str]) -> str:
    return " or ".join(values)


def _by(cell: Cell) -> str:
    """The players whose choices decide it, in words. "" if no choice does."""
    players = [one for one in cell.whose if one != CHANCE]
    if not cell.whose:
        return ""
    return f" ({' and '.join(players)} choose{'s' * (len(players) == 1)})" if players else " (by chance)"


def cost_difference(here: str, there: str) -> str:
    """The difference between one cost and another: "[1] less". "" if they differ in both directions."""
    now, before = _symbols_of(here), _symbols_of(there)
    if now is None or before is None or now == before:
        return ""
    more, less = _cost_in_symbols(now - before), _cost_in_symbols(before - now)
    if more and less:
        return ""
    return f"{more} more" if more else f"{less} less"


def _symbols_of(cost: str) -> Counter[str] | None:
    """A cost as a number of each symbol, with "" for Energy. None if it is not a row of symbols."""
    symbols = _SYMBOL.findall(cost)
    if "".join(f"[{one}]" for one in symbols) != cost.replace(" and ", ""):
        return None
    found: Counter[str] = Counter()
    for one in symbols:
        found["" if one.isdigit() else one] += int(one) if one.isdigit() else 1
    return found


def _cost_in_symbols(cost: Counter[str]) -> str:
    return "".join(f"[{many}]" if not symbol else f"[{symbol}]" * many for symbol, many in sorted(cost.items()))
