"""Boards on which a keyword does its job, on a card with no other text, and the same without the keyword.

A unit is ``u``, gear ``g``, a spell ``s``. It is P1's if P1 can use the keyword on P1's turn, else P2's.
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
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import BoardObject

_LABELS = (UNIT_LABEL, "g", "s", "v")
_PLAIN = re.compile(r"(?P<label>[a-z]) = (?P<what>\d+-Might unit|plain gear|spell \"[^\"]+\")(?! with)")
CONDITIONAL = ("Empowered", "Legion", "Level")
"""Keywords whose text applies only at times: held against the same card while it does not."""


class Host(NamedTuple):
    """The card that has keywords. ``met``: the conditions of those that apply only at times are met."""

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
        """The line for the XP that Level requires, or for one too few. "" without Level."""
        level = next((one for one in self.keywords if one.split(" ")[0] == "Level"), "")
        if not level:
            return ""
        needed = int(level.partition(" ")[2] or LEVEL)
        return f"{who}: XP {needed if self.met else needed - 1}"


def host_of(keyword: str) -> str:
    """The type of the card without a text that can have a keyword: a unit if it can, "" if none can."""
    return next((kind for kind in (UNIT, GEAR, SPELL) if can_have(kind, keyword)), "")


def in_words(keyword: str) -> tuple[str, str]:
    """The words for the boards with a keyword, and for those where it does not apply."""
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
    """The line with a card whose keyword has an effect on a plain unit, and the words for it. Else ""."""
    name = keyword.split(" ", maxsplit=1)[0]
    if name == "Hidden":
        return f'P2: at {FIELD} facedown h = spell "draw 1" with Hidden', "with h facedown there"
    if host_of(keyword) == GEAR:
        return f"P2: base {Host((keyword,)).stated('plain gear', 'g')} attached to {unit}", "with g (+1 Might) attached"
    return "", ""


def own_boards(keyword: str, host: Host) -> Iterator[Scene]:
    """The boards of a keyword with a card that has it or, to compare, does not."""
    name = keyword.split(" ", maxsplit=1)[0]
    for row in _BOARDS.get(name, ()):
        setup, play = (_lines(side, host, has=host.has(name)) for side in row.split(" > "))
        host_type = next(kind for what, (kind, _) in _HOSTS.items() if f"{{{what}" in row)
        if setup and (name != "Hidden" or all(can_have(host_type, one) for one in host.keywords)):
            yield Scene(setup, play).beside(host.xp(owner(Scene(setup))))


def with_card(scene: Scene, one: BoardObject, given: Given) -> Iterator[Scene]:
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
    """A board with a keyword on another one of its cards, each that can have it in turn. None on one with keywords."""
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


def _lines(row: str, host: Host, *, has: bool) -> tuple[str, ...]:
    """The lines of one side of a row, with the card that has the keywords in its place."""

    def stated(hole: re.Match[str]) -> str:
        what, _, more = hole[1].partition(" ")
        if what == "with":
            return f" with {more}" if host.has(more) else ""
        return _TEST_SPELLS.get(what) or host.stated(f'spell "{more}"' if more else _HOSTS[what][1], what)

    kept = {"?": has, "!": not has, "+": host.met}
    lines = (line.strip() for line in row.split("|"))
    return tuple(_HOLE.sub(stated, line.lstrip("?!+")) for line in lines if line and kept.get(line[0], True))


_HOLE = re.compile(r"\{([^}]*)\}")
_HOSTS = {"u": (UNIT, "3-Might unit"), "g": (GEAR, "plain gear"), "s": (SPELL, "")}
_TEST_SPELLS = {what: f'P1: hand k = spell "{text}"' for what, text in
                (("kill", "kill a unit"), ("deal", "deal 3 to a unit"), ("draw", "draw 1"))}  # fmt: skip
_IS_KILLED = ("{kill} | P2: at BF1 {u} > P1 plays k on u",)
_IS_DAMAGED = ("{deal} | P2: at BF1 {u} > P1 plays k on u",)
_IS_ATTACKED = ("P1: base a = 4-Might unit | P2: at BF1 {u}, v = 3-Might unit > P1 moves a to BF1",)
_IS_PLAYED = ("P1: hand {u} > P1 plays u to base{with Accelerate}",)
_LIES_HIDDEN = "?P2: at BF1 facedown {u}, v = 3-Might unit | !P2: at BF1 v = 3-Might unit | !P2: hand {u}"
_BOARDS: dict[str, tuple[str, ...]] = {
    "Accelerate": _IS_PLAYED,
    "Ambush": (
        "P1: base a = 4-Might unit | P2: at BF1 v = 2-Might unit; hand {u} > P1 moves a to BF1 | ?P2 plays u to BF1",
    ),
    "Assault": tuple(f"P1: base {{u}} | P2: at BF1 d = {might}-Might unit > P1 moves u to BF1" for might in (3, 2)),
    "Backline": _IS_ATTACKED,
    "Deathknell": _IS_KILLED,
    "Deflect": _IS_KILLED,
    "Empower": ("P1: base {u} > ?P1 uses u",),
    "Empowered": _IS_DAMAGED,
    "Equip": (
        "P1: base {g}, v = 3-Might unit > ?P1 uses g on v",
        "?{deal} | ?P2: at BF1 v = 3-Might unit; base {g} attached to v > ?P1 plays k on v",
    ),
    "Flow": tuple(
        f"?P1: trash {{s {text}}} | !P1: hand {{s {text}}} | P2: at BF1 v = 4-Might unit > P1 plays s{on}"
        for text, on in (("draw 1", ""), ("deal 2 to a unit", " on v"))
    ),
    "Ganking": ("P1: at BF2 {u} | P2: at BF1 d = 2-Might unit > ?P1 moves u to BF1",),
    "Hidden": (
        f"{{draw}} | {_LIES_HIDDEN} > P1 plays k | ?P2 plays u from facedown",
        f"{{kill}} | {_LIES_HIDDEN} > P1 plays k on v",
        f"P1: base a = 2-Might unit | {_LIES_HIDDEN} > P1 moves a to BF1 | ?P2 plays s on a from facedown".replace(
            "{u}", "{s deal 2 to a unit}"
        ),
    ),
    "Hunt": ("P1: base {u} > P1 moves u to BF1", "P2: at BF1 {u} > P1 ends the turn"),
    "Legion": ("+{draw} | P1: hand {u} | P2: at BF1 v = 4-Might unit > +P1 plays k | +all pass | P1 plays u to base",),
    "Level": _IS_DAMAGED,
    "Quick-Draw": ("{deal} | P2: at BF1 v = 3-Might unit; hand {g} > P1 plays k on v | ?P2 plays g",),
    "Repeat": tuple(
        f"P1: hand {{s {text}}} | P2: at BF1 v = 4-Might unit > P1 plays s{on}{{with Repeat}}"
        for text, on in (("draw 1", ""), ("deal 2 to a unit", " on v"))
    ),
    "Shield": ("P1: base a = 3-Might unit | P2: at BF1 {u} > P1 moves a to BF1",),
    "Tank": _IS_ATTACKED,
    "Temporary": ("P2: at BF1 {u} > P1 ends the turn",),
    "Vision": _IS_PLAYED,
    "Weaponmaster": tuple(
        f"P1: base g = plain gear{equip}; hand {{u}} > P1 plays u to base" for equip in (" with Equip", "")
    ),
}


"""Where each keyword does what it is for: what is there, then what is done; Unique does nothing in play, Action and
Reaction are asked about apart.

In braces stands the card that has the keyword: a unit, a gear, or a spell with its text. A line after ``?`` is there
only with the keyword, one after ``!`` only without, one after ``+`` only where what the keyword asks for is so.
"""
