"""Rule numbers through the versions: the meanings of a number, and the numbers of a rule."""

from __future__ import annotations

from judge.answers.library.official_wording import anything_imported
from judge.content.editions import edition
from judge.content.ids import rule_id
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.history import History, Meaning
    from judge.content.library import Library
    from judge.content.model import Rule
    from judge.content.typed_numbers import Typed


class Past(NamedTuple):
    """The meaning of a number in the version of ``id``. ``now`` is empty if the rule is gone."""

    id: str
    now: str
    fate: str  # same | moved | reworded | new | removed


def meanings(library: Library, number: str) -> tuple[Past, ...]:
    """The meaning of the number in each version of the core rules that had it, oldest first."""
    from judge.content.history import history_in  # noqa: PLC0415 - only for numbers of other versions

    history = history_in(library.store)
    return tuple(_past(history, one, number) for one in history.meanings(number)) if history else ()


def meaning(library: Library, identifier: str) -> Past | None:
    """The fate of one old id."""
    document, _, number = identifier.partition(":")
    return next((past for past in meanings(library, number) if past.id == identifier), None) if document else None


def _past(history: History, meaning: Meaning, number: str) -> Past:
    now = rule_id("core", history.versions[-1], meaning.now) if meaning.now else ""
    return Past(rule_id("core", meaning.version, number), now, meaning.fate)


def number_in(library: Library, identifier: str, version: str) -> str:
    """The id that a rule of the newest version written here has in ``version``. Empty if none is known.

    In a newer version that is imported, it has one if it kept its words.
    """
    document, _, rest = identifier.partition("@")
    if anything_imported():
        from judge.answers.library.newer_edition import step_to  # noqa: PLC0415 - usually there is nothing

        if step := step_to(library, document, version):
            return step.there(rest.partition(":")[2]) if rest.startswith(f"{step.old}:") else ""
    written, _, number = rest.partition(":")
    if document == "core" and version == written and library.store.has(f"rule {identifier}"):
        return identifier
    from judge.content.history import history_in  # noqa: PLC0415 - only for numbers of other versions

    history = history_in(library.store) if document == "core" else None
    if history is None or written != history.versions[-1]:
        return ""
    there = history.own_number_in(version, number)
    return rule_id("core", version, there) if there else ""


class MeaningOfANumber(NamedTuple):
    """A meaning of a number: the rule, the id to show it by, and a note about that id."""

    rule: Rule
    shown: str
    note: str = ""
    since: str = ""


def told_meanings(number: str, found: list[MeaningOfANumber]) -> str:
    """The meanings of a number in this version and in others, in words. "" if it has only one."""
    parts = [f"{_where(one)}: {one.rule.title}" + _now(one) for one in found]
    return f"{number} has {len(found)} meanings. " + "; ".join(parts) + "." if len(found) > 1 else ""


def _now(one: MeaningOfANumber) -> str:
    """The current number of a meaning, in words, if it is a different one."""
    then = (one.since or one.shown.partition(":")[0]) + ":" + one.shown.partition(":")[2]
    return f", now {one.rule.id}" if one.note and then != one.rule.id else ""


def _where(one: MeaningOfANumber) -> str:
    document, _, version = (one.since or one.shown.partition(":")[0]).partition("@")
    return f"in {version}" if document == "core" else f"in the tournament rules of {version}"


def core_meanings(library: Library, typed: Typed, notes: list[str]) -> list[MeaningOfANumber]:
    """The meanings of a number in the version asked for, and, unless a version was typed, in every other."""
    version = typed.version or library.version
    here = rule_id("core", version, typed.number)
    found: list[MeaningOfANumber] = []
    if rule := library.find_rule(here):
        found.append(MeaningOfANumber(rule, rule.id))
    elif (past := meaning(library, here)) and past.now and (rule := library.find_rule(past.now)):
        found.append(MeaningOfANumber(rule, here, f"now {past.now}, {_change(library, past)}"))
        notes.append(f"We keep no wording of ours for {version}: that of {past.now} is shown.")
    if typed.version:
        return found
    known = {one.rule.id for one in found}
    for past in reversed(meanings(library, typed.number)):
        if past.now and past.now not in known and (rule := library.find_rule(past.now)):
            known.add(past.now)
            edition_id = past.id.partition(":")[0]
            same = f"{typed.number} in {edition_id.partition('@')[2]}"
            note = same if past.id == past.now else f"was {past.id}; {_change(library, past)}"
            found.append(MeaningOfANumber(rule, past.now, note, edition_id))
    return found


def _change(library: Library, past: Past) -> str:
    """A note that the text is still the same, or that it was reworded, with the earlier text if we have it."""
    if past.fate != "reworded":
        return "the text is the same"
    version = past.id.partition(":")[0].partition("@")[2]
    said = library.store.get(f"said {version} {past.now}")
    return f"reworded since. In {version}: {said}" if said else "reworded since"


_BEFORE_DIGITS = "abcdefghijklmnopqrstuvwxyz .:#\u00a7-"
MOST_NEAR = 10
"""The maximum number of sections offered for their first digits."""
LONGEST_SHOWN = 20
"""The maximum number of characters quoted of a number that no rule can have."""


def no_rule_is_called(library: Library, text: str, document: str = "") -> NotFound:
    """The error for a number that no rule can have, such as 1 or CR 4281, with the rules that may be meant."""
    digits, dot, below = text.strip(" .?").lower().lstrip(_BEFORE_DIGITS).partition(".")
    document = document or "core"
    version = library.written(document)
    number = digits.zfill(3)[:3] + dot + below
    head = number[:3]
    near = [rule_id(document, version, one) for one in (number, head)]
    near = [one for one in near if library.store.has(f"rule {one}")][:1]
    if not dot and 0 < len(digits) < len(head):
        near = list(dict.fromkeys((*near, *_that_begin_with(library, digits, document, version))))
    near = near or list(library.nearest(head, document, version))
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    called = shown if shown[:1].isdigit() else f"called {shown!r}"
    return NotFound(f"there is no rule {called}", hint="", nearest=tuple(near))


def no_such_rule(library: Library, question: str, typed: Typed, known: list[str]) -> NotFound:
    """The error for a number that a version does not have. ``known`` are the ids with that number in other versions."""
    document = typed.document or "core"
    version = typed.version or library.edition(document).version
    try:  # noqa: SIM105 - contextlib takes a tenth of the time of a look-up
        edition(library.store, document, version)
    except Misuse:
        pass  # one that is known and not held is explained
    held = version if library.has_text(document, version) else library.written(document)
    near = library.nearest(typed.number, document, held) if held else ()
    hint = f"That number exists as {' and '.join(known)}." if known else ""
    name = "core rules" if document == "core" else "tournament rules"
    return NotFound(f"there is no rule {typed.number} in the {name} {version}", where=question, hint=hint, nearest=near)


def _that_begin_with(library: Library, digits: str, document: str, version: str) -> list[str]:
    """The sections whose numbers begin with some digits: of 35 those from 350 on."""
    sections = (one for one in library.order(document, version) if "." not in one.partition(":")[2])
    return [one for one in sections if one.partition(":")[2].startswith(digits)][:MOST_NEAR]
