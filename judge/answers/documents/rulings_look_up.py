"""``judge ruling``: a ruling of this project, those of a chapter, on a card, a rule or an entry, or with some words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.finding.search_screen import SearchScreen
from judge.answers.library.cited_places import hit_of, ruling_citation
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Hit
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import Screen
from judge.answers.rulings.ruling_index import (
    below_rulings,
    in_folder,
    on_card,
    on_entry,
    on_rules,
    rules_asked,
    rulings_named,
    typed_name,
    with_words,
)
from judge.answers.rulings.ruling_page import ruling_page
from judge.content.ids import RULING, parse_id
from judge.content.rulings import all_rulings, near
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.ruling import Ruling


def ruling_answer(library: Library, request: Request) -> Answer:
    """The page for the words after ``judge ruling``. Raises NotFound if no ruling has anything to do with them."""
    text = " ".join(request.question.split())
    name = typed_name(text)
    if not name or below_rulings(text.lower()) == "":
        return _chapters(library)
    is_path = text.lower().startswith(RULING) or "/" in text
    if (is_path or not library.named(text)) and (found := rulings_named(library, text)):
        return _page_of_rulings(library, request, (name, name), found)
    if name and (chapter := in_folder(library, name)):
        return _list(library, request, (f"{RULING}{name}", name), chapter)
    if is_path:
        raise _no_ruling(library, text)
    for kind, named in library.named(text):
        if kind == "card" and (on_it := on_card(library, named)):
            return _page_of_rulings(library, request, (f"card:{named}", named), _ids(on_it))
    if (identity := parse_id(text) or parse_id(f"faq@{text}")) and identity.kind in {"faq", "errata"}:
        return _page_of_rulings(
            library, request, (str(identity), str(identity)), _ids(on_entry(library, str(identity)))
        )
    if rules := rules_asked(library, text):
        label = f"Rule {rule_label(rules[0], library.version)}"
        return _page_of_rulings(library, request, (rules[0], label), _ids(on_rules(library, rules)))
    if found := rulings_named(library, text):
        return _page_of_rulings(library, request, (name, name), found)
    if said := with_words(library, text):
        return _page_of_rulings(library, request, (text, f'"{text}"'), _ids(said))
    return _misspelt(library, request, text)


def _page_of_rulings(library: Library, request: Request, names: tuple[str, str], found: Sequence[str]) -> Answer:
    """The page of the one ruling that was found, else the list of them. Raises NotFound if there are none."""
    return ruling_page(library, request, found[0]) if len(found) == 1 else _list(library, request, names, found)


def _ids(rulings: Iterable[Ruling]) -> tuple[str, ...]:
    return tuple(one.id for one in rulings)


def _misspelt(library: Library, request: Request, text: str) -> Answer:
    """The rulings on the card whose name was not typed in full.

    Raises NotFound, with the nearest names, if there are none.
    """
    from judge.answers.imported.other_cards import resolve_card  # noqa: PLC0415 - only where nothing else was found

    missing = _no_ruling(library, text)
    match = None if missing.nearest else resolve_card(library, text)
    if match and match.name and (found := on_card(library, match.name)):
        answer = _list(library, request, (f"card:{match.name}", match.name), _ids(found))
        return answer._replace(notes=(f"Read as {match.name}.",))
    raise missing


def _no_ruling(library: Library, text: str) -> NotFound:
    """The error for a name that no ruling has, with the nearest ones."""
    close = near(library.store, f"{RULING}{typed_name(text)}")
    hint = "" if close else "judge ruling lists the chapters; judge search looks through the rules and answers."
    return NotFound(f"there is no ruling {text!r}", hint=hint, nearest=close)


def _list(library: Library, request: Request, names: tuple[str, str], ids: Sequence[str]) -> Answer:
    """Rulings one below the other. ``names`` are an id and a readable title for what was asked."""
    read_as, title = names
    if not ids:
        raise NotFound(f"no ruling is about {title}", hint=f"judge {request.question.strip()} shows what is written.")
    shown = [library.ruling(one) for one in ids[: request.limit]]
    many = f"{len(ids)} ruling{'s' * (len(ids) != 1)}"
    more = f", the first {request.limit} of them here (-n)" if len(ids) > request.limit else ""
    return Answer(
        request.question,
        read_as,
        "search",
        answer=f"{title}: {many}{more}.",
        citations=tuple(map(ruling_citation, shown)),
        hits=tuple(hit_of(library, one.id) for one in shown),
        page=SearchScreen(title, frozenset(), len(ids)),
    )


def _chapters(library: Library) -> Answer:
    """The chapters with the number of rulings and scenarios of each."""
    rulings: dict[str, int] = {}
    scenarios: dict[str, int] = {}
    for one in all_rulings(library.store):
        chapter = one.name.partition("/")[0]
        rulings[chapter] = rulings.get(chapter, 0) + 1
        scenarios[chapter] = scenarios.get(chapter, 0) + len(one.scenarios)
    counted = {
        chapter: f"{count} ruling{'s' * (count != 1)}, {scenarios[chapter]} scenarios"
        for chapter, count in rulings.items()
    }
    points = [Point(f"{chapter}/", words, most=1, id=f"{RULING}{chapter}/") for chapter, words in counted.items()]
    total = f"{sum(rulings.values())} rulings with {sum(scenarios.values())} scenarios"
    return Answer(
        "ruling",
        "ruling",
        "search",
        answer=f"{total}, this project's own; judge ruling CHAPTER lists them.",
        hits=tuple(Hit(f"{RULING}{chapter}/", "chapter", words) for chapter, words in counted.items()),
        page=Screen(
            ("Rulings",), (Points("", tuple(points)),), ("judge ruling CARD", "judge ruling RULE"), is_whole=True
        ),
    )
