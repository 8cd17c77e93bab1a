"""Which supplies a text is likely to need: one table from what its clauses are about.

It decides only what is looked at first; every supply is looked at in the end.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from judge.engine.state.clauses import About

if TYPE_CHECKING:
    from collections.abc import Mapping


_A = About
_ITS = (
    "its-empowered",
    "its-exhausted",
    "its-buffed",
    "its-damaged",
    "its-stunned",
    "its-empowered-twice",
    "its-empowered-thrice",
    "worn-by-it",
)
_OWN = ("own-exhausted", "own-buffed", "own-damaged", "own-empowered", "worn", "equipment", "gear")
_THEIRS = ("enemy-stunned", "enemy-damaged", "enemy-exhausted", "enemy-buffed", "their-gear", "worn-by-enemy")
_KIN = ("kin", "kin-here", "kin-foe")
_DECKS = ("deck", "gear-deck", "spell-deck", "kin-deck", "facedown-deck")
_FRIENDS = ("friend-here", "friend", "friends", "strong-friend", "friend-there", "big-friend", "three-here")
_FOES = ("foe-there", "foe-here", "every-foe", "strong-foe", "weak-foe", "foe", "stunned-foe", "stunned-foe-here")
LIKELY: Mapping[About, tuple[str, ...]] = MappingProxyType({
    _A.XP: ("xp", "some-xp"),
    _A.STATUS: (*_ITS, *_OWN, *_THEIRS, "tokens", "spent-gear"),
    _A.TRAITS: (*_KIN, "tokens", "temporary-friend", "dying-friend"),
    _A.KEYWORD: ("temporary-friend", "dying-friend", "tank-friend", "tank-foe", "deflecting-foe", "hunting-friend"),
    _A.COUNT: (
        *_KIN, "gears", "worn-by-it", "few-runes", "twin-trash", *_FRIENDS, "gear", "equipment", "tokens", "trash",
        "hand",
        *_FOES, "facedown",
        "runes",
    ),
    _A.PLACE: (*_FRIENDS[:4], *_FOES, "own-home", "own-there", "enemy-home", "no-enemy", "nobody"),
    _A.CHOOSE: (*_FRIENDS, *_FOES, "gear", "equipment", "worn", "their-gear", "trash", "hand"),
    _A.MIGHT: ("strong-friend", "weak-foe", "strong-foe"),
    _A.DIE: ("dying-friend", "friend-here", "gear", "their-gear", "weak-foe", "tokens", "temporary-friend"),
    _A.ASSIGN: ("tank-foe", "tank-friend", "foe-there", "friend-here"),
    _A.HOLD: ("own-holds", "three-here", "hunting-friend"), _A.CONQUER: ("own-conquers", "own-holds"),
    _A.TRIGGER: ("dying-friend", "hunting-friend", "temporary-friend"),
    _A.LOOK: _DECKS, _A.REVEAL: _DECKS, _A.DRAW: _DECKS, _A.TAKE: _DECKS, _A.BURN: _DECKS,
    _A.RECYCLE: ("trash", "hand", "runes"),
    _A.ACTIVATE: ("tapped-gear", "equipment"), _A.MOVE: ("its-moved", "its-moved-twice"),
    _A.BUFF: ("its-buffed", "own-buffed", "buffed-friend", "friend-here"),
    _A.DISCARD: ("hand", "their-hand"),
    _A.PLAY: (
        "earlier", "earlier-unit", "earlier-two", "earlier-equipment", "hand", "trash", "twin-trash", *_DECKS,
        "facedown", "first-turns", *_FRIENDS, *_FOES,
    ),
    _A.ENTER: _KIN,
    _A.TURN: ("earlier", "earlier-equipment", "earlier-unit", "earlier-two", "first-turns", "its-exhausted"),
    _A.COST: ("worn", "equipment", "gear", "kin", "earlier", "xp", "trash", "points", "legend", "big-friend"),
    _A.ATTACH: ("equipment", "worn", "worn-by-it", "worn-by-enemy", "worn-by-two", "their-gear"),
    _A.DETACH: ("worn", "worn-by-it", "worn-by-enemy"),
    _A.SPEND_BUFF: ("its-buffed", "own-buffed", "buffed-friend"),
    _A.READY: ("its-exhausted", "own-exhausted", "ready-spent", "spent-gear", "runes", "legend"),
    _A.EXHAUST: ("gear", "legend", "friend", "runes"),
    _A.EMPOWER: ("gear", "its-empowered", "its-empowered-twice"), _A.DISEMPOWER: ("its-empowered", "own-empowered"),
    _A.HIDE: ("facedown", "hand"), _A.POINT: ("points", "their-points", "all-points"),
    _A.WIN: ("all-points", "points"), _A.RETURN: ("trash", "champion", "worn", "gear"),
    _A.CONTROL: ("their-gear", "worn-by-enemy", "foe"), _A.ADD: ("points", "tokens", "gears"),
    _A.HEAL: ("own-damaged", "its-damaged"),
})  # fmt: skip
"""What is likely needed where a text brings about, waits for or reads one of these."""
