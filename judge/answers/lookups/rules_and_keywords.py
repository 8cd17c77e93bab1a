"""Look-ups: answers that are in the library and need neither search nor engine."""

from __future__ import annotations

from judge.answers.imported.imported_rules import by_newer, newer_tournament, unmapped, with_imported_subrules
from judge.answers.library.cited_places import (
    hit_of,
    only_held,
    opening,
    related_hits,
    rule_citation,
    rule_places,
)
from judge.answers.library.faq_patches import in_short
from judge.answers.library.newer_edition import step_in_force, step_to
from judge.answers.library.numbers_over_versions import Past, meaning, meanings, number_in
from judge.answers.library.official_wording import anything_imported
from judge.answers.lookups.rule_screen import rule_screen
from judge.answers.page.answer import Answer
from judge.content.editions import edition
from judge.content.ids import parse_id, rule_id
from judge.content.typed_numbers import Typed
from judge.errors import Misuse, NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.blocks import Citation
    from judge.content.library import Library
    from judge.content.model import Rule


def rule_answer(library: Library, question: str, typed: Typed) -> Answer:
    """A rule by the number somebody typed: in the core rules first, then in the tournament rules, both shown.

    A number that meant something else in an earlier version is answered with every meaning.
    """
    if anything_imported() and (answer := _only_imported(library, question, typed)):
        return answer
    notes: list[str] = []
    found: list[_Found] = []
    if typed.document != "tournament":
        found += _core(library, typed, notes)
    if typed.document != "core":
        found += _tournament(library, typed)
    newer = newer_tournament(library, typed)
    if not found and newer:
        named = parse_id(newer[0].id)
        assert named is not None
        return rule_answer(library, question, Typed(named.part, named.document, named.version))
    if not found:
        return _gone_or_unknown(library, question, typed)
    first = found[0]
    places = rule_places(library, first.rule, first.shown, first.note)
    citations = places.citations(library)
    others = [*(_citation(library, one) for one in found[1:]), *newer]
    hits = [hit_of(library, one.rule.id) for one in found if one.shown != one.rule.id]
    hits += [hit for one in found for hit in related_hits(library, one.rule)]
    return Answer(
        question=question,
        read_as=first.shown,
        kind="keyword" if _is_keyword(library, first.rule) else "rule",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=_headline(library, typed.number, found),
        citations=(citations[0], *others, *citations[1:]),
        hits=tuple(dict.fromkeys(hits)),
        notes=tuple(notes),
        details=_path(library, first.rule),
        page=rule_screen(
            library, first.rule, places, _headline(library, typed.number, found) if others else "", others
        ),
    )


def _is_keyword(library: Library, rule: Rule) -> bool:
    return rule.heading and ("keyword", rule.id) in library.named(rule.title)


class _Found(NamedTuple):
    """A meaning of a number: the rule, the id to show it by, and what there is to say about that."""

    rule: Rule
    shown: str
    note: str = ""
    since: str = ""


def _only_imported(library: Library, question: str, typed: Typed) -> Answer | None:
    """The page of a rule that has no words of ours, and none that became words of ours, but was imported.

    A number without a document that the core rules have is shown with the rule of that number in the other rulebook.
    """
    document = typed.document or "core"
    version = typed.version or library.edition(document).version
    is_newer = step_to(library, document, version) is not None
    if not is_newer and (
        library.has_text(document, version)
        or ((past := meaning(library, rule_id(document, version, typed.number))) and past.now)
    ):
        return None
    from judge.answers.imported.imported_page import imported_answer  # noqa: PLC0415 - usually there is nothing

    try:
        answer = imported_answer(library, question, document, version, typed.number)
    except NotFound:
        if typed.document or not is_newer:
            raise
        return None
    if answer and is_newer and not typed.document:
        others = [_citation(library, one) for one in _tournament(library, typed)] + newer_tournament(library, typed)
        return answer._replace(citations=(answer.citations[0], *others, *answer.citations[1:]))
    return answer


def _citation(library: Library, one: _Found) -> Citation:
    return rule_citation(library, one.rule, one.shown, library.status(one.shown), one.note)


def _gone_or_unknown(library: Library, question: str, typed: Typed) -> Answer:
    """The history of a rule that was removed since; NotFound for a number that never was."""
    document = typed.document or "core"
    version = typed.version or library.edition(document).version
    known = [past.id for past in meanings(library, typed.number)] if document == "core" else []
    if gone := [one for one in known if not typed.version or one == rule_id("core", version, typed.number)]:
        from judge.answers.lookups.history_page import history_answer  # noqa: PLC0415 - only for a rule that is gone

        return history_answer(library, gone[-1])._replace(question=question)
    try:  # noqa: SIM105 - contextlib takes a tenth of the time of a look-up
        edition(library.store, document, version)
    except Misuse:
        pass  # one that is known and not held is explained
    held = version if library.has_text(document, version) else library.written(document)
    near = library.nearest(typed.number, document, held) if held else ()
    hint = f"That number exists as {' and '.join(known)}." if known else ""
    name = "core rules" if document == "core" else "tournament rules"
    raise NotFound(f"there is no rule {typed.number} in the {name} {version}", where=question, hint=hint, nearest=near)


def _headline(library: Library, number: str, found: list[_Found]) -> str:
    first = found[0]
    if len(found) == 1:
        return in_short(library, first.rule.id, first.shown, _summary(library, first.rule))
    said = _meanings(number, found)
    short = in_short(library, first.rule.id, first.shown, "")
    return f"{said} {short}" if short else said


def _meanings(number: str, found: list[_Found]) -> str:
    """What a number means in this version and in others; nothing where that is one thing."""
    parts = [f"{_where(one)}: {one.rule.title}" + _now(one) for one in found]
    return f"{number} has {len(found)} meanings. " + "; ".join(parts) + "." if len(found) > 1 else ""


def _now(one: _Found) -> str:
    """Say what a meaning is called today, where that is something else."""
    then = (one.since or one.shown.partition(":")[0]) + ":" + one.shown.partition(":")[2]
    return f", now {one.rule.id}" if one.note and then != one.rule.id else ""


def _where(one: _Found) -> str:
    document, _, version = (one.since or one.shown.partition(":")[0]).partition("@")
    return f"in {version}" if document == "core" else f"in the tournament rules of {version}"


def _core(library: Library, typed: Typed, notes: list[str]) -> list[_Found]:
    """What a number means in the version asked for, and, unless a version was typed, in every other."""
    version = typed.version or library.version
    here = rule_id("core", version, typed.number)
    found: list[_Found] = []
    if rule := library.find_rule(here):
        found.append(_Found(rule, rule.id))
    elif (past := meaning(library, here)) and past.now and (rule := library.find_rule(past.now)):
        found.append(_Found(rule, here, f"now {past.now}, {_change(library, past)}"))
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
            found.append(_Found(rule, past.now, note, edition_id))
    return found


def _change(library: Library, past: Past) -> str:
    """Say whether the text is still the same; what it said before, where that is written down."""
    if past.fate != "reworded":
        return "the text is the same"
    version = past.id.partition(":")[0].partition("@")[2]
    said = library.store.get(f"said {version} {past.now}")
    return f"reworded since. In {version}: {said}" if said else "reworded since"


def _tournament(library: Library, typed: Typed) -> list[_Found]:
    version = typed.version or library.edition("tournament").version
    if rule := library.find_rule(rule_id("tournament", version, typed.number)):
        return [_Found(rule, rule.id)]
    if not typed.version and step_in_force(library, "tournament"):
        return []
    held = library.written("tournament")
    if held and not typed.version and (rule := library.find_rule(rule_id("tournament", held, typed.number))):
        return [_Found(rule, rule.id, only_held(library, "tournament"))]
    return []


def name_answer(library: Library, question: str, rule_name: str, kind: str, note: str = "") -> Answer:
    """The page of a keyword or of a section, by the id of its heading in the version that the library holds."""
    rule = library.find_rule(rule_name)
    if rule is None:
        raise NotFound(f"there is no rule {rule_name}", where=question)
    if newer := by_newer(library, question, rule):
        return newer._replace(kind="keyword" if kind == "keyword" else "rule", notes=(note,) if note else ())
    shown, remark = rule.id, ""
    if rule.document == "core" and rule.version != library.version:
        old = number_in(library, rule.id, library.version)
        if old:
            shown, remark = old, f"now {rule.id}"
        else:
            shown, remark = unmapped(library, rule)
    places = rule_places(library, rule, shown, remark)
    citations = places.citations(library)
    if remark and shown != rule.id and not number_in(library, rule.id, library.version):
        citations = with_imported_subrules(library, citations, shown)
    return Answer(
        question=question,
        read_as=shown,
        kind="keyword" if kind == "keyword" else "rule",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=in_short(library, rule.id, shown, _summary(library, rule)),
        citations=tuple(citations),
        hits=tuple(related_hits(library, rule)),
        notes=(note,) if note else (),
        details=_path(library, rule),
        page=rule_screen(library, rule, places),
    )


def _summary(library: Library, rule: Rule) -> str:
    text = opening(library, rule)
    return text if text == rule.text and text else f"{rule.title}. {text}".removesuffix(". ")


def _path(library: Library, rule: Rule) -> tuple[str, ...]:
    parents = library.section(rule._replace(children=())).parents
    above = ("", *(parent.title for parent in parents))
    return tuple(
        f"{parent.number} {parent.title}" if parent.title != title else parent.number
        for parent, title in zip(parents, above, strict=False)
    )
