"""A row for each kind of question that is answered on boards of its own, with the situations of that kind.

A situation is of a kind only if that uses all of its statements. Each statement about a deed or a thing has a name
("to.whose", "on.might", "after.verb"), and a row lists the names that it uses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate
from judge.matchup.boards import scenes
from judge.matchup.situations.situation import OPEN, Deed, Object, Situation
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer

_STATES = {"stunned": "stunned", "exhausted": "exhausted", "buffed": "buffed", "empowered": "Empowered"}
"""States as the lines of a scenario have them."""
OF_BOARDS = frozenset({*_STATES, "damaged"})
"""The states that a board of a kind can have."""
_LABELS = {"Unit": "v", "Spell": "s", "Gear": "g"}
_KEYS = frozenset({"by", "to", "on", "in_response_to"})
_ALWAYS_USED = frozenset({"verb", "is_not"})
_NOTHING = Deed("")
_NO_THING = Object("")


class Row(NamedTuple):
    """One kind of question: its moods and verbs, what it uses of a situation besides the things, and its answer.

    ``answer`` gives None for a situation that is not of its kind after all, and raises CannotSimulate if no board
    shows it. ``leads``: it tells more than what is worked out word by word, and stands before that.
    ``needs`` is what has to be said of those that it uses.
    """

    kind: str
    moods: str
    verbs: str
    uses: str
    answer: Callable[[Situation, Given], BoardAnswer | None]
    leads: bool = False
    needs: str = ""

    def fits(self, meant: Situation) -> bool:
        """Whether a situation is of this kind, and has no statement that it would leave out."""
        if meant.mood not in self.moods.split() or meant.asked.verb not in self.verbs.split():
            return False
        names = set(statements(meant))
        return set(self.needs.split()) <= names <= set(self.uses.split())


def statements(meant: Situation) -> Iterator[str]:
    """The names of all statements of a situation besides its mood, its verb and the names of its things.

    "to" is that there is an object, "to.whose" that its owner is stated. Deeds that happened before are "after.by" and
    so on. A thing without a part in any deed is "other".
    """
    yield from _of_deed(meant.asked, "")
    roles = dict(_roles(meant.asked, ""))
    for deed in meant.happened:
        yield "after"
        yield from _of_deed(deed, "after.")
        for key, role in _roles(deed, "after."):
            roles.setdefault(key, role)
    yield from (f"count.{one.of}" for one in meant.counts)
    yield from ("also" for _ in meant.also)
    yield from ("came" for _ in meant.came)
    if meant.turn and meant.turn != meant.asked.turn:
        yield "turn"
    for one in meant.things:
        role = roles.get(one.key, "other")
        if role == "other":
            yield role
        yield from (f"{role}.{part}" for part in _of_thing(one))


def _of_deed(deed: Deed, before: str) -> Iterator[str]:
    for name, said_, nothing in zip(Deed._fields, deed, _NOTHING, strict=True):
        if said_ != nothing and name not in _ALWAYS_USED:
            yield before + name
    if deed.is_not:
        yield f"{before}is_not"


def _roles(deed: Deed, before: str) -> Iterator[tuple[str, str]]:
    yield from ((key, f"{before}{name}") for name, key in (("to", deed.to), ("by", deed.by)) if key)
    yield from ((key, f"{before}on") for key in deed.on)
    yield from ((key, f"{before}{name}") for name, key in (
        ("in_response_to", deed.in_response_to), ("place", deed.place)) if key)  # fmt: skip


def _of_thing(one: Object) -> Iterator[str]:
    for name, said_, nothing in zip(Object._fields, one, _NO_THING, strict=True):
        if name not in {"key", "name", "states"} and said_ != nothing:
            yield name
    if one.states:
        yield "states" if OF_BOARDS.issuperset(one.states) else "fights"


def thing(meant: Situation, key: str) -> scenes.BoardObject:
    """A thing of a situation as the kinds have it. Raises CannotSimulate if none is named."""
    if not key:
        raise CannotSimulate("what the question is about is not said.")
    one = meant.thing(key)
    damage = one.damage or int("damaged" in one.states)
    state = [_STATES[state] for state in one.states if state in _STATES] + ([f"damaged {damage}"] if damage else [])
    label = _LABELS[one.kind] if one.costs and not one.name else ""
    might = one.might if one.might is not None else scenes.BoardObject().might
    return scenes.BoardObject(
        one.name, might, one.keywords, label, one.whose, " ".join(state), one.copied, one.kind, one.costs
    )


def by_what_happened(meant: Situation) -> Situation:
    """A question "What happens" after one deed as one about that deed. Any other situation as it is."""
    if meant.mood not in OPEN or meant.asked.verb in _OF_TWO or len(meant.happened) != 1:
        return meant
    done = meant.happened[0]
    return meant if meant.asked.by not in {"", done.by, done.to} else meant._replace(asked=done, happened=())


_OF_TWO = frozenset({"meet", "apply"})
