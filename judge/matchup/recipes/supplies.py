"""What a recipe's board has besides the card, the happening and one unit on each side.

One of these is added to a board on which a part of a text does nothing, and it is looked again: why it does nothing is
never asked.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores
from judge.engine.state.card import DOMAIN_LETTERS, GEAR, LEGEND, Card
from judge.engine.state.cost import Cost
from judge.engine.triggers.triggered_ability import Triggered
from judge.matchup.recipes.happenings import test_spell
from judge.record import NamedTuple
from judge.scenario.board.plain_cards import plain_gear
from judge.scenario.board.setup import plain_unit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.conditions.occurrences import Way

HOME, HERE, THERE = "base", "BF1", "BF2"
"""Where something is put: the base of its player, the battlefield of the own unit, or that of the enemy's."""
KIN = "kin"
"""Stands for the tags that the card has or names."""


class Put(NamedTuple):
    """An object that is put on the board.

    ``marks`` are words as in "exhausted"; ``of_kin``: with the card's tags. ``is_it``: it is the card once more.
    """

    who: str
    where: str
    label: str
    card: Card
    marks: str = ""
    attached_to: str = ""
    of_kin: bool = False
    is_it: bool = False


class Supply(NamedTuple):
    """More on the board. ``marks`` are on the card itself, on ``u`` and on ``e``, each as "x exhausted".

    ``deck`` is the top of the deck of each player, ``first`` are acts of the turn player before everything else,
    ``moved`` are the two units put somewhere else, as "u base", ``instead`` other units that stand in their places.
    ``runes`` are those of each player.
    """

    puts: tuple[Put, ...] = ()
    marks: tuple[str, ...] = ()
    deck: tuple[Card, ...] = ()
    first: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    instead: tuple[tuple[str, Card], ...] = ()
    xp: int = 0
    points: tuple[int, int] = (0, 0)
    runes: tuple[int, int] = (0, 0)
    first_turns: bool = False
    champion: bool = False


def _put(*puts: Put) -> Supply:
    return Supply(puts)


def _unit(who: str, where: str, label: str, might: int, *keywords: str, marks: str = "") -> Put:
    return Put(who, where, label, plain_unit(might, *keywords), marks)


EARLIER = "f"
_TAPPED = Card("test gear", (GEAR,), abilities=(Activated(Cost(exhaust_this=True), (Draw(1),)),))
_SPELL = replace(test_spell(), energy=2)
_DEAR = replace(plain_unit(4), domains=tuple(DOMAIN_LETTERS.values()), energy=4)


@cache
def supplies() -> Mapping[str, Supply]:
    """Every supply by the word that a recipe uses for it."""
    return {**_elsewhere(), **_states(), **_of_players(), **_units(), **_gear()}


def _units() -> dict[str, Supply]:
    return {
        "friend": _put(_unit("P1", HOME, "a1", 2)),
        "friend-here": _put(_unit("P1", HERE, "a2", 2)),
        "strong-friend": _put(_unit("P1", HERE, "a9", 9)),
        "friend-there": _put(_unit("P1", THERE, "a3", 4)),
        "friends": _put(*(_unit("P1", HOME, f"a{n}", 2) for n in range(4, 9))),
        "three-here": _put(*(_unit("P1", HERE, f"a{n}", 2) for n in (11, 12, 13))),
        "foe": _put(_unit("P2", HOME, "c1", 2)),
        "foe-there": _put(_unit("P2", THERE, "c2", 2)),
        "strong-foe": _put(_unit("P2", THERE, "c9", 9)),
        "weak-foe": _put(_unit("P2", THERE, "c0", 1)),
        "foe-here": _put(_unit("P2", HERE, "c3", 3)),
        "kin": _put(Put("P1", HOME, "k1", plain_unit(3), of_kin=True)),
        "kin-here": _put(Put("P1", HERE, "k2", plain_unit(3), of_kin=True)),
        "kin-foe": _put(Put("P2", THERE, "k3", plain_unit(3), of_kin=True)),
        "big-friend": _put(Put("P1", HOME, "d1", replace(plain_unit(8), energy=8))),
        "dying-friend": _put(_unit("P1", HERE, "q", 1, "Deathknell")),
        "temporary-friend": _put(_unit("P1", HERE, "t", 2, "Temporary")),
        "tank-friend": _put(_unit("P1", HERE, "k", 2, "Tank")),
        "hunting-friend": _put(_unit("P1", HERE, "n", 2, "Hunt 1")),
        "tank-foe": _put(_unit("P2", THERE, "m", 2, "Tank")),
        "deflecting-foe": _put(_unit("P2", THERE, "w", 2, "Deflect")),
        "tokens": _put(*(Put("P1", HOME, f"r{n}", _token()) for n in (1, 2))),
        "stunned-foe-here": _put(_unit("P2", HERE, "c5", 3, marks="stunned")),
        "every-foe": _put(Put("P2", THERE, "c6", replace(plain_unit(3), domains=tuple(DOMAIN_LETTERS.values())))),
        "stunned-foe": _put(_unit("P2", THERE, "c4", 3, marks="stunned")),
        "ready-spent": _put(_unit("P1", HOME, "a0", 2, marks="exhausted")),
        "buffed-friend": _put(_unit("P1", HERE, "b1", 2, marks="buffed")),
        "twin": _put(Put("P1", HOME, "z1", plain_unit(3), is_it=True)),
        "twin-here": _put(Put("P1", HERE, "z2", plain_unit(3), is_it=True)),
        "their-twin": _put(Put("P2", HOME, "z3", plain_unit(3), is_it=True)),
        "own-holds": Supply(instead=(("u", _scoring(HOLD)),)),
        "own-conquers": Supply(instead=(("u", _scoring(CONQUER)),)),
        "nobody": Supply(moved=("u away",)),
        "own-home": Supply(moved=("u base",)),
        "enemy-home": Supply(moved=("e base",)),
        "enemy-here": Supply(moved=("e BF1",)),
        "own-there": Supply(moved=("u BF2",)),
        "no-enemy": Supply(moved=("e away",)),
    }


def _scoring(way: Way) -> Card:
    """A unit that draws when it conquers or holds."""
    return replace(plain_unit(3), abilities=(Triggered(WhenThisScores((way,)), (Draw(1),)),))


def _token() -> Card:
    from judge.cards.loader import definition  # noqa: PLC0415 - only for the one supply

    return next(definition("Recruit").cards())


def _gear() -> dict[str, Supply]:
    equipment = plain_gear("Equip")
    return {
        "gear": _put(Put("P1", HOME, "g", plain_gear())),
        "spent-gear": _put(Put("P1", HOME, "g1", plain_gear(), "exhausted")),
        "gears": _put(*(Put("P1", HOME, f"g{n}", plain_gear()) for n in (2, 3, 4, 5))),
        "their-gear": _put(Put("P2", HOME, "j", plain_gear())),
        "equipment": _put(Put("P1", HOME, "v", equipment)),
        "worn": _put(Put("P1", HERE, "v1", equipment, attached_to="u")),
        "worn-by-it": _put(Put("P1", HERE, "v2", equipment, attached_to="x")),
        "worn-by-two": _put(
            Put("P1", HERE, "v3", equipment, attached_to="u"), Put("P1", HERE, "v4", equipment, attached_to="u")
        ),
        "worn-by-enemy": _put(Put("P2", THERE, "v5", equipment, attached_to="e")),
        "tapped-gear": _put(Put("P1", HOME, "g8", _TAPPED)),
        "dear-gear": _put(Put("P1", HOME, "g9", replace(plain_gear(), energy=6))),
        "facedown": _put(Put("P1", "facedown", "i", plain_unit(2, "Hidden"))),
        "their-facedown": _put(Put("P2", "facedown there", "i2", plain_unit(2, "Hidden"))),
    }


def _elsewhere() -> dict[str, Supply]:
    spell = test_spell()
    return {
        "trash": _put(
            Put("P1", "trash", "o1", plain_unit(2), of_kin=True),
            Put("P1", "trash", "o2", _DEAR, of_kin=True),
            Put("P1", "trash", "o3", plain_gear()),
            Put("P1", "trash", "o4", spell),
            *(Put("P1", "trash", f"o{n}", plain_unit(1)) for n in range(5, 11)),
        ),
        "twin-trash": _put(Put("P1", "trash", "z4", plain_unit(3), is_it=True)),
        "their-trash": _put(Put("P2", "trash", "o20", plain_unit(2)), Put("P2", "trash", "o21", spell)),
        "hand": _put(
            Put("P1", "hand", "p1", plain_unit(2), of_kin=True),
            Put("P1", "hand", "p2", spell),
            Put("P1", "hand", "p3", plain_gear()),
            Put("P1", "hand", "p4", _DEAR),
        ),
        "their-hand": _put(Put("P2", "hand", "p5", _DEAR), Put("P2", "hand", "p6", spell)),
        "deck": Supply(deck=(plain_unit(1), plain_unit(3), plain_unit(5), plain_unit(2), plain_unit(4))),
        "kin-deck": Supply(
            (Put("P1", "deck", "l1", plain_unit(2), of_kin=True), Put("P1", "deck", "l2", _DEAR, of_kin=True))
        ),
        "spell-deck": Supply(deck=(spell, plain_gear(), spell, plain_gear("Equip"), _SPELL)),
        "gear-deck": Supply(deck=(plain_gear(), plain_gear(), plain_gear())),
        "facedown-deck": Supply(deck=(plain_unit(2, "Hidden"),) * 3),
    }


def _states() -> dict[str, Supply]:
    found = {
        f"{who}-{word.lower()}": Supply(marks=(f"{label} {word}",))
        for who, label in (("its", "x"), ("own", "u"), ("enemy", "e"))
        for word in ("exhausted", "buffed", "damaged", "stunned", "Empowered")
    }
    return found | {
        "its-empowered-twice": Supply(marks=("x Empowered2",)),
        "its-empowered-thrice": Supply(marks=("x Empowered3",)),
        "its-moved": Supply(marks=("x moved",)),
        "its-moved-twice": Supply(marks=("x moved2",)),
    }


def _of_players() -> dict[str, Supply]:
    return {
        "xp": Supply(xp=20),
        "some-xp": Supply(xp=7),
        "runes": Supply(runes=(12, 0)),
        "few-runes": Supply(runes=(2, 6)),
        "points": Supply(points=(6, 0)),
        "their-points": Supply(points=(0, 6)),
        "all-points": Supply(points=(7, 7)),
        "earlier": Supply((Put("", "hand", EARLIER, test_spell()),), first=(f"play {EARLIER}",)),
        "earlier-unit": Supply((Put("", "hand", EARLIER, plain_unit(2)),), first=(f"play {EARLIER}",)),
        "earlier-equipment": Supply((Put("", "hand", EARLIER, plain_gear("Equip")),), first=(f"play {EARLIER}",)),
        "earlier-two": Supply(
            (Put("", "hand", EARLIER, test_spell()), Put("", "hand", "f2", plain_gear())),
            first=(f"play {EARLIER}", "play f2"),
        ),
        "legend": _put(Put("P1", "legend", "y", Card("test legend", (LEGEND,)))),
        "first-turns": Supply(first_turns=True),
        "champion": Supply(champion=True),
    }
