"""Cards without a definition, read from their imported text. They can be played, and every answer says so."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from judge.answers.library.catalogue_facts import line_of
from judge.answers.library.listed_wordings import listed_wordings
from judge.answers.library.official_wording import newest_card_entry
from judge.answers.page.blocks import Section, line
from judge.cards.catalogue import CardFacts, facts_of, is_card
from judge.cards.loader import definition, has_file, offer, read_in
from judge.content.imported import imported_entries, imported_ids
from judge.errors import CannotSimulate
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Line
    from judge.content.library import Library
    from judge.scenario.ruling_files import RulingBlock

NOT_REVIEWED = "read from its text, not reviewed"
TYPES = frozenset({"Unit", "Gear", "Spell", "Legend", "Battlefield", "Rune"})


class TextRead(NamedTuple):
    """The result of reading a card's text: its wording, or the part that was not understood, or the missing fact."""

    name: str
    says: str
    part: str = ""
    reason: str = ""
    lacks_a_fact: bool = False

    @property
    def line(self) -> str:
        """The card with its wording."""
        return f"{self.name}: {self.says}"

    @property
    def refusal(self) -> str:
        """Why the card cannot be played."""
        if self.lacks_a_fact:
            return f"{self.name} is not defined for the engine yet, and {self.reason} ({self.part})."
        why = f" ({self.reason})" if self.reason else ""
        return f"{self.name} is not defined for the engine yet, and its text is not understood: {self.part!r}{why}."


class ReadCards(NamedTuple):
    """The cards of a scenario that play by an unreviewed reading of their texts, with the effect of each."""

    cards: tuple[tuple[str, str], ...]
    depth: int = 0

    def as_lines(self) -> Iterator[Line]:
        for name, text in self.cards:
            yield line("doubt", f"{name} is {NOT_REVIEWED}: {text}", depth=self.depth)

    def as_json(self) -> list[dict[str, str]]:
        """The cards as plain values."""
        return [{"card": name, "status": NOT_REVIEWED, "says": text} for name, text in self.cards]


def read_cards_in(block: RulingBlock, day: date) -> ReadCards:
    """The cards of a block that were read from their texts, in their wording on its own day, or else on ``day``."""
    from judge.scenario.board.undefined_cards import read_cards_of  # noqa: PLC0415 - the scenarios, where one is played

    names = read_cards_of(block.script) if block.script is not None else ()
    return ReadCards(tuple((name, says(name, block.as_of or day)) for name in names))


def read_cards(library: Library, names: Iterable[str]) -> tuple[str, ...]:
    """Reads the cards among these that are not defined and whose text is imported, and returns the effect of each.

    Raises CannotSimulate with the part of a text that is not understood.
    """
    notes = []
    for name in dict.fromkeys(names):
        entry = None if has_file(name) else newest_card_entry(name, library.as_of)
        if entry is not None and (entry["text"] or not is_card(name)):
            found = read_card(name, entry, library.as_of)
            if found.part:
                raise CannotSimulate(found.refusal)
            notes.append(found.line)
    return tuple(notes)


def offer_imported(day: str) -> None:
    """Let scenarios play the cards that only imported lists have, by the texts that are known on a day."""

    def read(name: str) -> str:
        entry = newest_card_entry(name, day)
        if entry is None:
            return ""
        found = read_card(name, entry, day)
        return found.refusal if found.part else ""

    lists = [identifier for identifier in imported_ids() if identifier.startswith("cards@")]
    offer((str(entry["name"]) for identifier in lists for entry in imported_entries(identifier)), read)


def says(name: str, day: date) -> str:
    """The effect of a card that was read from its text, in the wording of a day."""
    since = [variant for variant in definition(name).variants if variant.since <= day]
    return " ".join(since[-1].describe().split("\n")) or "no text"


def on_its_page(answer: Answer, name: str, as_of: str) -> Answer:
    """The page of a card that is not defined, with whether it is played by its imported text, and how that is read."""
    entry = newest_card_entry(name, as_of)
    if entry is None:
        return answer
    if stated := line_of(_facts(name, entry)._asdict()):
        answer = answer._replace(answer=f"{answer.answer} {stated}")
    found = read_card(name, entry, as_of)
    return answer._replace(answer=f"{answer.answer} {found.refusal}") if found.part else marked(answer, (found.line,))


class OfAList(NamedTuple):
    """A card as its page shows it from an imported list alone: its facts, the reading of its text, and a remark."""

    facts: str
    does: str
    remark: str


def of_a_list(name: str, as_of: str) -> OfAList | None:
    """The entry of an imported list on a card that the catalogue does not have. None if no list has it."""
    entry = newest_card_entry(name, as_of)
    if entry is None or is_card(name):
        return None
    found = read_card(name, entry, as_of)
    remark = found.refusal if found.part else f"{name} is {NOT_REVIEWED}."
    facts = line_of(_facts(name, entry)._asdict())
    return OfAList(f"{facts} Known by an imported list.".strip(), found.says, remark)


def marked(answer: Answer, read: tuple[str, ...]) -> Answer:
    """The answer with a remark that the reading of these cards has not been reviewed."""
    if not read:
        return answer
    names = [line.partition(":")[0] for line in read]
    verb = "is" if len(names) == 1 else "are each"
    said = f"{' and '.join(names)} {verb} {NOT_REVIEWED}."
    own = Section(NOT_REVIEWED.capitalize(), read)
    shown = answer.screen
    remarks = (line.replace(":", f" is {NOT_REVIEWED}:", 1) for line in read)
    return answer._replace(
        answer=f"{answer.answer} {said}".strip(),
        sections=(own, *answer.sections),
        screen=shown._replace(remarks=(*remarks, *shown.remarks)) if shown else None,
    )


def read_card(name: str, entry: dict[str, Any], day: str = "") -> TextRead:
    """Reads the texts of one card and registers its definition. The wording is that of a day, or the newest."""
    from judge.cards.reading.definitions import definition_from  # noqa: PLC0415 - the grammar, only when asked for
    from judge.cards.reading.phrases import NotRead  # noqa: PLC0415

    if not can_be_read(entry):
        return TextRead(name, "", "no text", "the card list does not say what it does", lacks_a_fact=True)
    facts = facts_of(name) if is_card(name) else _facts(name, entry)
    if not facts.types or not TYPES.issuperset(facts.types):
        kind = repr(entry["type"]) if entry.get("type") else "no type"
        return TextRead(name, "", kind, "the card list does not say what type of card it is", lacks_a_fact=True)
    missing = "" if is_card(name) else _missing(facts, entry)
    if missing:
        return TextRead(name, "", missing, "the card list does not say what it costs or is worth", lacks_a_fact=True)
    wordings = listed_wordings(name, str(entry["text"]))
    if wordings.unplaced and wordings.is_unknown(day):
        reason = "the text in the card list has none of the words that an erratum changes"
        return TextRead(name, "", wordings.unplaced[1], reason, lacks_a_fact=True)
    try:
        found = definition_from(facts, wordings.texts, str(entry.get("effect_text") or ""))
    except NotRead as problem:
        return TextRead(name, "", problem.part or str(entry["text"]), problem.reason)
    read_in(found)
    return TextRead(name, says(name, date.fromisoformat(day) if day else date.max))


def report(entries: Iterable[dict[str, Any]]) -> list[TextRead]:
    """The results of reading the texts of those cards of a list that are not defined."""
    return [
        read_card(str(entry["name"]), entry)
        for entry in entries
        if can_be_read(entry) and not has_file(str(entry["name"]))
    ]


def can_be_read(entry: dict[str, Any]) -> bool:
    """Whether an entry of a card list states what its card does: a text, or, for units only, that it has none."""
    return bool(entry["text"]) or (bool(entry.get("empty")) and _types(entry) == ("Unit",))


def _facts(name: str, entry: dict[str, Any]) -> CardFacts:
    """The facts of a card that is not in the catalogue, as the card list has them."""
    return CardFacts(
        name, str(entry.get("code") or ""), str(entry.get("set") or ""), _types(entry),
        str(entry.get("supertype") or "") or None, _number(entry.get("energy")), _number(entry.get("power")),
        _number(entry.get("might")), _number(entry.get("might_bonus")), _several(entry.get("domains")),
        _several(entry.get("tags")), _several(entry.get("keywords")), "", (str(entry.get("code") or ""),),
    )  # fmt: skip


def _missing(facts: CardFacts, entry: dict[str, Any]) -> str:
    """The fact without which a card cannot be played: a cost or a Might that is missing or is not a number."""
    for fact in ("energy", "power", "might", "might_bonus"):
        stated = entry.get(fact)
        if stated not in {None, ""} and getattr(facts, fact) is None:
            return f"{fact} {stated!r}"
    costs = {"Unit", "Spell", "Gear"} & set(facts.types) and "token" not in (facts.supertype or "").lower()
    if costs and facts.energy is None:
        return "no energy"
    return "no might" if "Unit" in facts.types and facts.might is None else ""


def _types(entry: dict[str, Any]) -> tuple[str, ...]:
    return tuple(kind.capitalize() for kind in _several(entry.get("type")))


def _several(value: Any) -> tuple[str, ...]:
    return tuple(part.strip() for part in str(value or "").split(",") if part.strip())


def _number(value: Any) -> int | None:
    return int(value) if str(value if value is not None else "").isdigit() else None
