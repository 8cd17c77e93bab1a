"""Two sweeps compared pair by pair: what an erratum, a version of the rules or another program made different.

Nothing depends on an order: outcomes, questions, rules and open questions are compared as collections. How long a pair
took and how many positions were walked is no difference.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.record import NamedTuple
from judge.sweep.kept import records
from judge.sweep.manifest import read_manifest
from judge.sweep.pair_record import ANSWERED
from judge.sweep.report import Named, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from judge.sweep.manifest import Manifest
    from judge.sweep.pair_record import PairRecord
    from judge.sweep.pairs import Pair
    from judge.sweep.report import Group


class Change(NamedTuple):
    """One way in which the two records of a pair differ."""

    kind: str
    words: str = ""


class Comparison(NamedTuple):
    """What is different between two sweeps.

    ``made`` says in what the two were made of different things. Each pair that changed stands in ``changed`` once, by
    the first kind of its changes; ``kinds`` counts all of them. ``corrected`` are the cards with another wording,
    ``of_corrected`` how many of the pairs that changed have such a card.
    """

    before: Path
    after: Path
    made: list[str]
    corrected: list[str]
    in_both: int
    only_before: list[Pair]
    only_after: list[Pair]
    changed: Group
    kinds: Counter[str]
    of_corrected: int

    @property
    def different(self) -> int:
        return sum(len(ones) for ones in self.changed.values())

    @property
    def exit_code(self) -> int:
        """0 where both sweeps have the same pairs with the same answers, otherwise 1."""
        return 1 if self.different or self.only_before or self.only_after else 0

    def as_json(self) -> dict[str, Any]:
        """Everything, with every pair of each kind."""
        return {
            "schema": 1,
            "before": str(self.before),
            "after": str(self.after),
            "made": self.made,
            "corrected": self.corrected,
            "in_both": self.in_both,
            "only_before": self.only_before,
            "only_after": self.only_after,
            "different": self.different,
            "of_corrected": self.of_corrected,
            "kinds": dict(self.kinds.most_common()),
            "changed": [
                {"what": kind, "pairs": [one._asdict() for one in ones]} for kind, ones in self.changed.items()
            ],
        }


def compare(before: Path, after: Path) -> Comparison:
    """Compare the sweeps in two directories; ContentError if one of them has none."""
    one, other = read_manifest(before), read_manifest(after)
    old, new = ({record.pair: record for record in records(place)} for place in (before, after))
    both = sorted(old.keys() & new.keys())
    corrected = sorted(
        name for name in one.wordings.keys() & other.wordings.keys() if one.wordings[name] != other.wordings[name]
    )
    found = {pair: changes for pair in both if (changes := changes_of(old[pair], new[pair]))}
    return Comparison(
        before,
        after,
        _made(one, other, corrected),
        corrected,
        len(both),
        sorted(old.keys() - new.keys()),
        sorted(new.keys() - old.keys()),
        _grouped(found),
        Counter(change.kind for changes in found.values() for change in changes),
        sum(not set(corrected).isdisjoint(pair) for pair in found),
    )


def _made(one: Manifest, other: Manifest, corrected: list[str]) -> list[str]:
    """In what two sweeps were made of different things, in words."""
    both = (
        ("the program", f"{one.program} {one.code}", f"{other.program} {other.code}"),
        ("the rules that play follows", one.engine, other.engine),
        ("the rule numbers", one.rules, other.rules),
        ("the day", one.as_of, other.as_of),
        ("seconds per pair", f"{one.seconds_per_pair:g}", f"{other.seconds_per_pair:g}"),
    )
    made = [f"{name}: {was}, then {now}" for name, was, now in both if was != now]
    return [*made, f"the wordings of {len(corrected)} cards"] if corrected else made


def _grouped(found: dict[Pair, list[Change]]) -> Group:
    group: Group = {}
    for pair, changes in found.items():
        words = "; ".join(change.words for change in changes if change.words)
        group.setdefault(changes[0].kind, []).append(Named(pair, words))
    return dict(sorted(group.items(), key=lambda item: -len(item[1])))


def changes_of(before: PairRecord, after: PairRecord) -> list[Change]:
    """In which ways the answers about a pair differ, what matters most first; none where they are the same."""
    if before.ended != after.ended:
        why = after.why or before.why
        return [Change(f"{before.ended}, then {after.ended}", why)]
    if before.ended != ANSWERED:
        changed = before.why != after.why
        return [Change(f"{before.ended} for another reason", f"{before.why} Then: {after.why}")] if changed else []
    return [change for look in _LOOKS for change in look(before, after)]


def _interact(before: PairRecord, after: PairRecord) -> list[Change]:
    was, now = said(before.interact), said(after.interact)
    return [Change(f"interact: {was}, then {now}", after.answer)] if was != now else []


def _check(before: PairRecord, after: PairRecord) -> list[Change]:
    was, now = before.check, after.check
    return [Change(f"ruling and simulation: {was}, then {now}", after.at_odds)] if was != now else []


def _questions(before: PairRecord, after: PairRecord) -> list[Change]:
    was, now = ({(one.kind, one.by, one.of): one.verdict for one in record.questions} for record in (before, after))
    changes = []
    if turned := sorted(key for key in was.keys() & now.keys() if was[key] != now[key]):
        words = ", ".join(f"{key[0]}: {was[key]}, then {now[key]}" for key in turned)
        changes.append(Change("questions with another verdict", words))
    if was.keys() != now.keys():
        changes.append(Change("other questions", _differing([key[0] for key in was], [key[0] for key in now])))
    if not was and not now and set(before.kinds) != set(after.kinds):
        changes.append(Change("other kinds of interaction", _differing(before.kinds, after.kinds)))
    return changes


def _outcomes(before: PairRecord, after: PairRecord) -> list[Change]:
    was, now = (Counter((one.summary, one.facts) for one in record.outcomes) for record in (before, after))
    if was == now:
        return []
    words = [Counter(one.summary for one in record.outcomes) for record in (before, after)]
    if words[0] != words[1]:
        return [Change("other outcomes", _differing(words[0].elements(), words[1].elements()))]
    return [Change("outcomes with other facts in the same words")]


def _set_up(before: PairRecord, after: PairRecord) -> list[Change]:
    return [Change("another set-up", f"now {after.set_up}")] if before.set_up != after.set_up else []


def _status(before: PairRecord, after: PairRecord) -> list[Change]:
    was, now = ((record.status, record.dropped_lines > 0, record.why) for record in (before, after))
    return [Change(f"simulation: {was[0]}, then {now[0]}", after.why)] if was != now else []


def _rests_on(before: PairRecord, after: PairRecord) -> list[Change]:
    changes = []
    if set(before.rules) != set(after.rules):
        changes.append(Change("other rules or rulings cited", _differing(before.rules, after.rules)))
    if set(before.doubts) != set(after.doubts):
        changes.append(Change("other open questions", _differing(before.doubts, after.doubts)))
    return changes


def _compared(before: PairRecord, after: PairRecord) -> list[Change]:
    was, now = ({one.fact: (one.having, one.without) for one in record.compared} for record in (before, after))
    if was == now:
        return []
    return [Change("other facts with and without", ", ".join(sorted(dict(was.items() ^ now.items()))))]


def _words(before: PairRecord, after: PairRecord) -> list[Change]:
    return [Change("other words", f"now {after.answer}")] if before.answer != after.answer else []


_LOOKS: tuple[Callable[[PairRecord, PairRecord], list[Change]], ...] = (
    _interact, _check, _questions, _outcomes, _compared, _status, _rests_on, _set_up, _words,
)  # fmt: skip
"""What is compared, what matters most first."""


def _differing(was: Iterable[str], now: Iterable[str]) -> str:
    """What is gone and what is new, in words."""
    old, new = Counter(was), Counter(now)
    gone, added = sorted((old - new).elements()), sorted((new - old).elements())
    parts = (f"gone: {' | '.join(gone)}" if gone else "", f"new: {' | '.join(added)}" if added else "")
    return "; ".join(part for part in parts if part)
