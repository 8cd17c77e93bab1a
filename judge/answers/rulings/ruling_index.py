"""Which rulings a text names: by id, by the last part of it, by a chapter, a card, a rule, or by words of them."""

from __future__ import annotations

from judge.answers.library.numbers_over_versions import meaning
from judge.answers.rulings.ruling_ids_on_rules import ids_on_rules
from judge.content.ids import RULING, parse_id, rule_id, slug
from judge.content.left_out import UNREADABLE
from judge.content.ruling import FOLDER, number_of, ruling_id
from judge.content.rulings import all_rulings
from judge.content.typed_numbers import read_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library
    from judge.content.ruling import Ruling

OLD_FOLDER = "/tests/rulings"
"""The folder of the rulings before they became content."""


def names(library: Library) -> list[str]:
    """The names of all rulings in order: ``combat/assigning-damage``."""
    return [one.removeprefix(RULING) for one in library.store.keys(RULING)]


def typed_name(text: str) -> str:
    """The name of a ruling in a text, whether it was typed as an id or as the path of its file."""
    name = text.strip().lower().removeprefix(RULING)
    whole, mark, number = (below_rulings(name) or name).partition("!")
    return f"{whole.removesuffix('.md').strip('/')}{mark}{number}"


def moved(place: str) -> str:
    """The present path of a file or folder that used to be in ``tests/rulings``, or "" for any other place."""
    ahead = "" if place.startswith("/") else "/"
    before, is_old, rest = f"{ahead}{place}/".rpartition(f"{OLD_FOLDER}/")
    return f"{before}/{FOLDER}/{rest}".removeprefix(ahead).rstrip("/") if is_old else ""


def below_rulings(place: str) -> str | None:
    """A path relative to the folder ``rulings``, "" for that folder, None for a path outside it."""
    _, is_below, rest = f"/{place.rstrip('/')}/".rpartition(f"/{FOLDER}/")
    return rest.strip("/") if is_below else None


def ruling_named(library: Library, text: str) -> str:
    """The id of the one ruling with this name, or with this last part of it. "" if none or several have it."""
    found = rulings_named(library, text)
    return found[0] if len(found) == 1 else ""


def rulings_named(library: Library, text: str) -> tuple[str, ...]:
    """The ids of the rulings with this name or with this last part of it, with the number of a scenario, if any."""
    name = typed_name(text)
    whole, number = number_of(name) if parse_id(f"{RULING}{name}") else (slug(name), 0)
    if not whole:
        return ()
    behind = f"!{number}" if number else ""
    known = f"{RULING}{whole}"
    if library.store.has(known) or library.store.has(f"{UNREADABLE}{known}"):
        return (f"{known}{behind}",)
    return tuple(f"{RULING}{one}{behind}" for one in names(library) if one.endswith(f"/{whole}"))


def in_folder(library: Library, folder: str) -> tuple[str, ...]:
    """The ids of the rulings of a chapter, ``combat``, or of a part of one, ``cards/origins``. "" means all."""
    beginning = f"{RULING}{folder.strip('/')}/" if folder.strip("/") else RULING
    return tuple(library.store.keys(beginning))


def on_card(library: Library, card: str) -> list[Ruling]:
    """The rulings that name a card, those named after it first."""
    return list(map(library.ruling, library.resting_on(f"card:{card}")))


def on_rules(library: Library, rules: Iterable[str]) -> list[Ruling]:
    """The rulings that rest on one of these rules: one with the name of the first of them, then those of no card."""
    return list(map(library.ruling, ids_on_rules(library, rules)))


def on_entry(library: Library, identifier: str) -> list[Ruling]:
    """The rulings that play an answer of a FAQ or an erratum, by its id or its position. Raises NotFound."""
    entry = library.answer(identifier) if identifier.startswith("faq@") else library.erratum(identifier)
    linked = frozenset(map(ruling_id, entry.rulings))
    return [one for one in all_rulings(library.store) if entry.id in one.sources or one.id in linked]


def with_words(library: Library, text: str) -> list[Ruling]:
    """The rulings that have all words of a text but everyday ones in title, question and answer, the shortest first."""
    from judge.index.words import STOP_WORDS, stemmed, words  # noqa: PLC0415 - only where nothing has the name

    def stems(said: str) -> frozenset[str]:
        return frozenset(stemmed(word) for word in words(said) if word not in STOP_WORDS)

    wanted = stems(text)
    found = [(one, f"{one.title} {one.question} {one.answer}") for one in all_rulings(library.store)]
    return [one for one, said in sorted(found, key=lambda pair: len(pair[1])) if wanted and wanted <= stems(said)]


def rules_asked(library: Library, text: str) -> tuple[str, ...]:
    """The rule that a text names, by its number, its id, or the name of its section, with all below it."""
    identity, typed = parse_id(text), read_number(text)
    identifier = ""
    if identity is not None and identity.kind == "rule":
        identifier = str(identity)
    elif typed is not None:
        document = typed.document or "core"
        identifier = rule_id(document, typed.version or library.written(document), typed.number)
    else:
        identifier = next((named for kind, named in library.named(text) if kind in {"keyword", "section"}), "")
    past = meaning(library, identifier) if identifier else None
    rule = library.find_rule(past.now if past and past.now else identifier)
    return (rule.id, *(one.id for one in library.section(rule).below)) if rule else ()
