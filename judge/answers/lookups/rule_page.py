"""Pages of rules, keywords and sections, from the library alone, without search or engine."""

from __future__ import annotations

from judge.answers.library.cited_places import (
    hit_of,
    only_held,
    opening,
    related_hits,
    rule_citation,
    rule_places,
)
from judge.answers.library.faq_patches import in_short
from judge.answers.library.numbers_over_versions import (
    MeaningOfANumber,
    core_meanings,
    meanings,
    no_such_rule,
    number_in,
    told_meanings,
)
from judge.answers.library.official_wording import anything_imported
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Path
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import (
    Screen,
    answer_paragraph,
    beside,
    cited_point,
    examples_of,
    official,
    rulings,
    words_of,
)
from judge.answers.rulings.listed_rulings import rulings_on_rules
from judge.content.ids import RULE_DOCUMENTS, parse_id, rule_id
from judge.content.typed_numbers import Typed
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.answers.library.cited_places import RulePlaces
    from judge.answers.page.blocks import Block, Citation, Hit
    from judge.content.library import Library
    from judge.content.model import Rule

ASKED = 1000
"""The rank of the rule that was asked for."""
FOR_A_RULING, FOR_A_LEVEL = 2, 3
"""The weight of a ruling on a subrule in its favour, and of each level below against it."""
_RULES = ("core@", "tournament@")


def rule_answer(library: Library, question: str, typed: Typed) -> Answer:
    """The rule with the number that the user typed: in the core rules first, then in the tournament rules, both shown.

    A number that meant something else in an earlier version is answered with every meaning.
    """
    newer: list[Citation] = []
    if anything_imported():
        from judge.answers.imported.imported_rules import newer_tournament, only_imported  # noqa: PLC0415 - usually nothing

        if answer := only_imported(library, question, typed, lambda: _cited(library, _tournament(library, typed))):
            return answer
        newer = newer_tournament(library, typed)
    notes: list[str] = []
    found: list[MeaningOfANumber] = []
    if typed.document != "tournament":
        library.must_be_readable(rule_id("core", typed.version or library.written("core"), typed.number))
        found += core_meanings(library, typed, notes)
    if typed.document != "core":
        found += _tournament(library, typed)
    if not found and newer:
        named = parse_id(newer[0].id)
        assert named is not None
        return rule_answer(library, question, Typed(named.part, named.document, named.version))
    if not found:
        return _gone_or_unknown(library, question, typed)
    first = found[0]
    others = [*_cited(library, found[1:]), *newer]
    hits = [hit_of(library, one.rule.id) for one in found if one.shown != one.rule.id]
    hits += [hit for one in found for hit in related_hits(library, one.rule)]
    places = rule_places(library, first.rule, first.shown, first.note)
    headline = _headline(library, typed.number, found)
    page = _page(library, question, places, places.citations(library), dict.fromkeys(hits), headline, others)
    return page._replace(notes=tuple(notes))


def _cited(library: Library, found: Sequence[MeaningOfANumber]) -> list[Citation]:
    """Other meanings of a number as places that the answer rests on."""
    return [rule_citation(library, one.rule, one.shown, library.status(one.shown), one.note) for one in found]


def _gone_or_unknown(library: Library, question: str, typed: Typed) -> Answer:
    """The history of a rule that was removed since. Raises NotFound for a number that never existed."""
    for document in (typed.document,) if typed.document else RULE_DOCUMENTS:
        library.must_be_readable(rule_id(document, typed.version or library.written(document), typed.number))
        library.must_be_readable(f"numbers {document}")
    known = [past.id for past in meanings(library, typed.number)] if typed.document != "tournament" else []
    if gone := [one for one in known if typed.version in {"", one.partition("@")[2].partition(":")[0]}]:
        from judge.answers.lookups.history_page import history_answer  # noqa: PLC0415 - only for a rule that is gone

        return history_answer(library, gone[-1])._replace(question=question)
    raise no_such_rule(library, question, typed, known)


def _headline(library: Library, number: str, found: list[MeaningOfANumber]) -> str:
    first = found[0]
    if len(found) == 1:
        return in_short(library, first.rule.id, first.shown, _summary(library, first.rule))
    said = told_meanings(number, found)
    short = in_short(library, first.rule.id, first.shown, "")
    return f"{said} {short}" if short else said


def _tournament(library: Library, typed: Typed) -> list[MeaningOfANumber]:
    version = typed.version or library.edition("tournament").version
    if rule := library.find_rule(rule_id("tournament", version, typed.number)):
        return [MeaningOfANumber(rule, rule.id)]
    if not typed.version and anything_imported():
        from judge.answers.library.newer_edition import step_in_force  # noqa: PLC0415 - usually there is nothing

        if step_in_force(library, "tournament"):
            return []
    held = library.written("tournament")
    if held and not typed.version and (rule := library.find_rule(rule_id("tournament", held, typed.number))):
        return [MeaningOfANumber(rule, rule.id, only_held(library, "tournament"))]
    return []


def name_answer(library: Library, question: str, rule_name: str, kind: str, note: str = "") -> Answer:
    """The page of a keyword or of a section, by the id of its heading in the version of the library."""
    rule = library.find_rule(rule_name)
    if rule is None:
        library.must_be_readable(rule_name)
        raise NotFound(f"there is no rule {rule_name}", where=question)
    if anything_imported():
        from judge.answers.imported.imported_rules import by_newer  # noqa: PLC0415 - usually there is nothing

        if newer := by_newer(library, question, rule):
            return newer._replace(kind="keyword" if kind == "keyword" else "rule", notes=(note,) if note else ())
    shown, remark = rule.id, ""
    if rule.document == "core" and rule.version != library.version:
        if old := number_in(library, rule.id, library.version):
            shown, remark = old, f"now {rule.id}"
        else:
            from judge.answers.imported.imported_rules import unmapped  # noqa: PLC0415 - usually there is nothing

            shown, remark = unmapped(library, rule)
    places = rule_places(library, rule, shown, remark)
    citations = places.citations(library)
    if remark and shown != rule.id and not number_in(library, rule.id, library.version):
        from judge.answers.imported.imported_rules import with_imported_subrules  # noqa: PLC0415 - the same

        citations = with_imported_subrules(library, citations, shown)
    summary = in_short(library, rule.id, shown, _summary(library, rule))
    page = _page(library, question, places, citations, related_hits(library, rule), summary)
    return page._replace(notes=(note,) if note else ())


def _page(  # noqa: PLR0917 - all that stands on it
    library: Library,
    question: str,
    places: RulePlaces,
    citations: Sequence[Citation],
    hits: Iterable[Hit],
    summary: str,
    others: Sequence[Citation] = (),
) -> Answer:
    """The page of a rule or a keyword, from its citations. ``others`` are other meanings of its number.

    Its screen begins with the answer, unless that is the text of the rule itself.
    """
    rule, version, (asked, *cited), hits = places.of, library.version, citations, tuple(hits)
    path = _path(library, rule)
    does, source = library.what_it_does(rule.id) if rule.heading else ("", "")
    names = (asked.title, *(["keyword"] if source else []))
    if rule.heading and not (does or rule.text) and (first := _first_words(library, rule)):
        does, source = first.text, first.id
    if patch := in_short(library, rule.id, asked.id, ""):
        does, source = patch, ""
    verdict = does or (rule.text if rule.heading else "")
    above: list[Block] = [beside(summary.replace(f"core@{version}:", ""), summary)] if others else []
    above += [Path(path)] if path and not rule.heading else []
    if verdict:
        ends = (f" ({rule_label(source, version)})", f" ({source})") if source else ("", "")
        above.append(answer_paragraph(*[f"{verdict}{end}" for end in ends]))
    above += [beside(f"({asked.note})")] if asked.note else []
    label = rule_label(asked.id, version)
    beside_it = rulings_on_rules(library, (rule.id, *(one.id for one in places.below)))
    besides = {one.id for one in others}
    below = [one for one in cited if one.id.startswith(_RULES) and one.id not in besides]
    return Answer(
        question=question,
        read_as=asked.id,
        kind="keyword" if rule.heading and ("keyword", rule.id) in library.named(rule.title) else "rule",
        answer=summary,
        citations=(asked, *others, *cited),
        hits=hits,
        details=path,
        rulings=beside_it if beside_it.found else None,
        page=Screen(
            names,
            (
                _below(library, places, below, source, hits),
                Points("The number besides", tuple([_besides(library, one) for one in others]), "--all", 1),
                rulings(places.entries),
                beside_it.as_points(),
            ),
            ("--rules", "--rulings" if places.entries else "", f"judge history {label}"),
            (*above, *official(asked)),
            label=label,
            id=asked.id,
            badge=asked.status,
            takes=("--all", "--ids", "--rules", "--rulings"),
            says=words_of(asked) if asked.text != asked.title else verdict,
        ),
    )


def _first_words(library: Library, rule: Rule) -> Rule | None:
    """The first rule under a heading. None if that is a heading, too."""
    first = library.find_rule(rule.children[0]) if rule.children else None
    return None if first is None or first.heading else first


def _below(library: Library, places: RulePlaces, cited: Sequence[Citation], source: str, hits: Sequence[Hit]) -> Points:
    """The rule asked for, with the rule above it and those below it except ``source``, or else the sections.

    ``source`` has been quoted already. Rules below are labelled with the end of their numbers. Those with rulings go
    first, then those on higher levels.
    """
    rule, asked, version = places.of, places.rule, library.version
    if rule.heading and hits and not cited:
        return Points("", tuple([Point(rule_label(hit.id, version), hit.title, most=1, id=hit.id) for hit in hits]))
    section = f"{asked.id.partition(':')[0]}:{asked.id.partition(':')[2][:3]}"
    points = []
    if not rule.heading:
        parent = library.find_rule(rule.parent) if rule.parent else None
        if parent and parent.text:
            above = rule_citation(library, parent, parent.id, "")
            points.append(_in_section(above, section, version)._replace(most=1, rank=ASKED - 1))
        own = _in_section(asked._replace(note=""), section, version)
        points.append(own._replace(is_asked=True, most=9, rank=ASKED))
    for one in cited:
        if one.id != source:
            resting = sum([one.id in entry.rules for entry, _ in places.entries])
            rank = FOR_A_RULING * resting - FOR_A_LEVEL * one.id.partition(":")[2].count(".")
            points.append(_in_section(one, section, version)._replace(rank=rank))
    if not rule.heading:
        points += [Point("e.g.", one.partition(": ")[2], most=4, rank=-ASKED) for one in examples_of(asked)]
    return Points("", tuple(points), "--rules", 4)


def _in_section(place: Citation, section: str, version: str) -> Point:
    """A rule labelled with the end of its number in a section, with its note."""
    ending = place.id.removeprefix(section)
    label = ending if ending.startswith(".") else rule_label(place.id, version)
    return Point(label, f"{words_of(place)}{f' ({place.note})' if place.note else ''}", id=place.id)


def _besides(library: Library, place: Citation) -> Point:
    """Another meaning of a number: its title, the beginning of its text, and a note on its number."""
    rule = library.find_rule(place.id)
    words = opening(library, rule) if rule and place.text == place.title else words_of(place)
    return cited_point(place._replace(text=f"{place.title}: {words}" if words else place.title), library.version, 2)


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
