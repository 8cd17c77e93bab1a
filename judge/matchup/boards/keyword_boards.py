"""Boards on which a keyword does its job, on a card with no other text; and the same without the keyword.

A unit is ``u``, gear ``g``, a spell ``s``; who has it is whoever can use the keyword on P1's turn, else P2.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import GEAR, SPELL, UNIT
from judge.matchup.boards.scenes import FIELD, UNIT_LABEL, beside
from judge.record import NamedTuple
from judge.scenario.board.plain_cards import LEVEL, can_have
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import Thing

_KILL = 'P1: hand k = spell "kill a unit"'
_DEAL = 'P1: hand k = spell "deal 3 to a unit"'
_DRAW = 'P1: hand k = spell "draw 1"'
_LABELS = (UNIT_LABEL, "g", "s", "v")
_PLAIN = re.compile(r"(?P<label>[a-z]) = (?P<what>\d+-Might unit|plain gear|spell \"[^\"]+\")(?! with)")
CONDITIONAL = ("Empowered", "Legion", "Level")
"""Keywords whose text applies only at times: held against the same card while it does not."""


class Host(NamedTuple):
    """The card that has keywords; ``met``: what those ask for that apply only at times is so."""

    keywords: tuple[str, ...]
    met: bool = True

    def has(self, name: str) -> bool:
        """Whether it has a keyword, with any number."""
        return any(one.split(" ")[0] == name for one in self.keywords)

    def applies(self, name: str) -> bool:
        """Whether it has a keyword that applies here."""
        return self.has(name) and (self.met or name not in CONDITIONAL)

    def stated(self, what: str, label: str = UNIT_LABEL) -> str:
        """How a set-up states it."""
        empowered = " Empowered" if self.applies("Empowered") else ""
        having = f" with {' and '.join(self.keywords)}" if self.keywords else ""
        return f"{label} = {what}{having}{empowered}"

    def unit(self, might: int = 3) -> str:
        return self.stated(f"{might}-Might unit")

    def xp(self, who: str) -> str:
        """The line for the XP that Level asks for, or one too few; nothing without Level."""
        level = next((one for one in self.keywords if one.split(" ")[0] == "Level"), "")
        if not level:
            return ""
        needed = int(level.partition(" ")[2] or LEVEL)
        return f"{who}: XP {needed if self.met else needed - 1}"


def host_of(keyword: str) -> str:
    """The type of the card without a text that can have a keyword: a unit where one can; "" where none can."""
    return next((kind for kind in (UNIT, GEAR, SPELL) if can_have(kind, keyword)), "")


def in_words(keyword: str) -> tuple[str, str]:
    """What is said of the boards with a keyword, and of those where it does not apply."""
    name, _, number = keyword.partition(" ")
    level = int(number or LEVEL)
    on = {UNIT: "u", GEAR: "g", SPELL: "s"}[host_of(keyword)]
    return {
        "Level": (f"with Level {level} on u and {level} XP", f"With {level - 1} XP"),
        "Empowered": ("while u, which has +1 Might while Empowered, is Empowered", "While it is not"),
        "Legion": ("as another card was played before u this turn", "Where u is the first"),
        "Hidden": ("with Hidden on it", "Without"),
    }.get(name, (f"with {keyword} on {on}", "Without"))


def around(keyword: str, unit: str) -> tuple[str, str]:
    """The line with a card whose keyword does something for a plain unit, and how it is said; else nothing."""
    name = keyword.split(" ", maxsplit=1)[0]
    if name == "Hidden":
        return f'P2: at {FIELD} facedown h = spell "draw 1" with Hidden', "with h facedown there"
    if host_of(keyword) == GEAR:
        return f"P2: base {Host((keyword,)).stated('plain gear', 'g')} attached to {unit}", "with g (+1 Might) attached"
    return "", ""


def own_boards(keyword: str, host: Host) -> Iterator[Scene]:
    """The boards of a keyword with a card that has it or, to compare, does not."""
    name = keyword.split(" ", maxsplit=1)[0]
    made = _BOARDS.get(name)
    if made is not None:
        yield from made(host)


def with_card(scene: Scene, one: Thing, given: Given) -> Iterator[Scene]:
    """A board of a keyword with a card: played in response or before all else, or in force for either player."""
    for who in ("P2", "P1"):
        if not one.is_a(SPELL, given):
            yield from beside(scene, one, who, given)
            continue
        board = scene.beside(f"{who}: hand {one.stated}")
        there = [label for label in _LABELS if any(f"{label} = " in line for line in scene.setup)]
        for on in (*(f" on {label}" for label in there), ""):
            act = f"{who} plays {one.called}{on}"
            yield board.then(act)
            if who == "P1":
                yield Scene(board.setup, (act, "all pass", *board.play))


def with_keyword(scene: Scene, keyword: str, *, met: bool = True) -> Iterator[Scene]:
    """A board with a keyword on another one of its cards, each that can have it in turn; not on one with keywords."""
    host = Host((keyword,), met)
    for at, line in enumerate(scene.setup):
        for found in _PLAIN.finditer(line):
            if not can_have(GEAR if "gear" in found["what"] else SPELL if "spell" in found["what"] else UNIT, keyword):
                continue
            stated = line[: found.start()] + host.stated(found["what"], found["label"]) + line[found.end() :]
            yield Scene((*scene.setup[:at], stated, *scene.setup[at + 1 :]), scene.play).beside(host.xp(line[:2]))


def owner(scene: Scene) -> str:
    """Who has the card with the keyword."""
    return next((line[:2] for line in scene.setup for label in ("u", "g", "s") if f"{label} = " in line), "P1")


def _acted_on(spell: str) -> Callable[[Host], Iterator[Scene]]:
    def made(host: Host) -> Iterator[Scene]:
        yield Scene((spell, f"P2: at {FIELD} {host.unit()}"), ("P1 plays k on u",)).beside(host.xp("P2"))

    return made


def _attacks(host: Host) -> Iterator[Scene]:
    for defender in (3, 2):
        setup = (f"P1: base {host.unit()}", f"P2: at {FIELD} d = {defender}-Might unit")
        yield Scene(setup, (f"P1 moves u to {FIELD}",)).beside(host.xp("P1"))


def _is_attacked(host: Host) -> Iterator[Scene]:
    setup = ("P1: base a = 4-Might unit", f"P2: at {FIELD} {host.unit()}, v = 3-Might unit")
    yield Scene(setup, (f"P1 moves a to {FIELD}",)).beside(host.xp("P2"))


def _defends(host: Host) -> Iterator[Scene]:
    setup = ("P1: base a = 3-Might unit", f"P2: at {FIELD} {host.unit()}")
    yield Scene(setup, (f"P1 moves a to {FIELD}",)).beside(host.xp("P2"))


def _ganks(host: Host) -> Iterator[Scene]:
    setup = (f"P1: at BF2 {host.unit()}", f"P2: at {FIELD} d = 2-Might unit")
    yield Scene(setup, (f"P1 moves u to {FIELD}",) if host.has("Ganking") else ())


def _is_played(host: Host) -> Iterator[Scene]:
    more = " with Accelerate" if host.has("Accelerate") else ""
    yield Scene((f"P1: hand {host.unit()}",), (f"P1 plays u to base{more}",)).beside(host.xp("P1"))


def _ambushes(host: Host) -> Iterator[Scene]:
    setup = ("P1: base a = 4-Might unit", f"P2: at {FIELD} v = 2-Might unit; hand {host.unit()}")
    play = (f"P1 moves a to {FIELD}", *((f"P2 plays u to {FIELD}",) if host.has("Ambush") else ()))
    yield Scene(setup, play)


def _conquers_and_holds(host: Host) -> Iterator[Scene]:
    yield Scene((f"P1: base {host.unit()}",), (f"P1 moves u to {FIELD}",))
    yield Scene((f"P2: at {FIELD} {host.unit()}",), ("P1 ends the turn",))


def _ends_the_turn(host: Host) -> Iterator[Scene]:
    yield Scene((f"P2: at {FIELD} {host.unit()}",), ("P1 ends the turn",))


def _is_hidden(host: Host) -> Iterator[Scene]:
    hidden = host.has("Hidden")
    if all(can_have(UNIT, one) for one in host.keywords):
        unit = host.unit()
        here = f"P2: at {FIELD} facedown {unit}, v = 3-Might unit" if hidden else f"P2: at {FIELD} v = 3-Might unit"
        setup = (here, *(() if hidden else (f"P2: hand {unit}",)))
        yield Scene((_DRAW, *setup), ("P1 plays k", *(("P2 plays u from facedown",) if hidden else ())))
        yield Scene((_KILL, *setup), ("P1 plays k on v",))
    if all(can_have(SPELL, one) for one in host.keywords):
        spell = host.stated('spell "deal 2 to a unit"', "s")
        here = f"P2: at {FIELD} facedown {spell}, v = 3-Might unit" if hidden else f"P2: at {FIELD} v = 3-Might unit"
        setup = ("P1: base a = 2-Might unit", here, *(() if hidden else (f"P2: hand {spell}",)))
        more = ("P2 plays s on a from facedown",) if hidden else ()
        yield Scene(setup, (f"P1 moves a to {FIELD}", *more))


def _after_another(host: Host) -> Iterator[Scene]:
    first = ("P1 plays k", "all pass") if host.met else ()
    setup = (f"P1: hand {host.unit()}", f"P2: at {FIELD} v = 4-Might unit")
    yield Scene((*((_DRAW,) if host.met else ()), *setup), (*first, "P1 plays u to base"))


def _is_weaponmaster(host: Host) -> Iterator[Scene]:
    yield Scene((f"P1: base g = plain gear with Equip; hand {host.unit()}",), ("P1 plays u to base",))
    yield Scene((f"P1: base g = plain gear; hand {host.unit()}",), ("P1 plays u to base",))


def _empowers(host: Host) -> Iterator[Scene]:
    yield Scene((f"P1: base {host.unit()}",), ("P1 uses u",) if host.has("Empower") else ())


def _equips(host: Host) -> Iterator[Scene]:
    gear = host.stated("plain gear", "g")
    yield Scene((f"P1: base {gear}, v = 3-Might unit",), ("P1 uses g on v",) if host.has("Equip") else ())
    if host.has("Equip"):
        yield Scene((_DEAL, f"P2: at {FIELD} v = 3-Might unit; base {gear} attached to v"), ("P1 plays k on v",))


def _quick_draws(host: Host) -> Iterator[Scene]:
    gear = host.stated("plain gear", "g")
    setup = (_DEAL, f"P2: at {FIELD} v = 3-Might unit; hand {gear}")
    yield Scene(setup, ("P1 plays k on v", *(("P2 plays g",) if host.has("Quick-Draw") else ())))


def _repeats(host: Host) -> Iterator[Scene]:
    more = " with Repeat" if host.has("Repeat") else ""
    for text, on in (("draw 1", ""), ("deal 2 to a unit", " on v")):
        unit = (f"P2: at {FIELD} v = 4-Might unit",)
        spell = host.stated(f'spell "{text}"', "s")
        yield Scene((f"P1: hand {spell}", *unit), (f"P1 plays s{on}{more}",))


def _flows(host: Host) -> Iterator[Scene]:
    zone = "trash" if host.has("Flow") else "hand"
    for text, on in (("draw 1", ""), ("deal 2 to a unit", " on v")):
        unit = (f"P2: at {FIELD} v = 4-Might unit",)
        spell = host.stated(f'spell "{text}"', "s")
        yield Scene((f"P1: {zone} {spell}", *unit), (f"P1 plays s{on}",))


_BOARDS: dict[str, Callable[[Host], Iterator[Scene]]] = {
    "Accelerate": _is_played,
    "Ambush": _ambushes,
    "Assault": _attacks,
    "Backline": _is_attacked,
    "Deathknell": _acted_on(_KILL),
    "Deflect": _acted_on(_KILL),
    "Empower": _empowers,
    "Empowered": _acted_on(_DEAL),
    "Equip": _equips,
    "Flow": _flows,
    "Ganking": _ganks,
    "Hidden": _is_hidden,
    "Hunt": _conquers_and_holds,
    "Legion": _after_another,
    "Level": _acted_on(_DEAL),
    "Quick-Draw": _quick_draws,
    "Repeat": _repeats,
    "Shield": _defends,
    "Tank": _is_attacked,
    "Temporary": _ends_the_turn,
    "Vision": _is_played,
    "Weaponmaster": _is_weaponmaster,
}
"""Where each keyword does what it is for; Unique does nothing in play, Action and Reaction are asked about apart."""
