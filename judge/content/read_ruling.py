"""Reads ``rulings/<chapter>/<name>.md``: front matter, a question, its answer in bold, prose, and scenarios."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.content.documents import edition_on, newest
from judge.content.ids import RULING, is_ruling_name, rule_id, slug, straight
from judge.content.left_out import refuse
from judge.content.locate import file_checksum
from judge.content.markdown import Page, one_line, read_page, without_links
from judge.content.near_misses import near_misses_of, near_misses_record
from judge.content.read_faq import joined
from judge.content.ruling import (
    FOLDER,
    MADE_FROM,
    RESTING,
    Ruling,
    RulingScenario,
    ruling_id,
    ruling_record,
)
from judge.content.signed_lines import all_signed
from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.content.left_out import LeaveOut
    from judge.content.markdown import Block
    from judge.content.near_misses import NearMiss

_BOLD = re.compile(r"\*\*(.+?)\*\*\s*")
_BECAUSE = re.compile(r"^\s*because\s+(.+)$", re.MULTILINE)
_RULE = re.compile(r"(?:core@(\d\.\d):)?(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)")
_WORD = re.compile(r"[A-Z][\w'!-]*")


def ruling_records(root: Path, names: Sequence[str], leave_out: LeaveOut = refuse) -> dict[str, Any]:
    """Every ruling that can be read by its id, and of each file its checksum; ``names`` are those of the cards."""
    found: dict[str, Any] = {}
    rulings: list[Ruling] = []
    near: list[NearMiss] = []
    by_word = named_by_first_word(names)
    for path in sorted((root / FOLDER).rglob("*.md")):
        file = path.relative_to(root).as_posix()
        identifier = ruling_id(file)
        found[f"{MADE_FROM}{identifier}"] = file_checksum(str(root), file)
        try:
            page = read_page(path, root)
            if (one := read_ruling(page, by_word)) is None:
                continue
            lines, where = _lines(page.front.get("near")), page.where(_line_of(page, "near"))
            near += near_misses_of(one, lines, page.says("still"), where)
        except ContentError as problem:
            leave_out(problem, identifier)
        else:
            found[identifier] = ruling_record(one)
            rulings.append(one)
    return found | resting(rulings) | near_misses_record(near)


def resting(rulings: Iterable[Ruling]) -> dict[str, list[str]]:
    """The names of the rulings that rest on a rule or name a card, by its id: those of no card first.

    First of all stand the rulings that are named after a card.
    """
    found: dict[str, list[Ruling]] = {}
    for one in rulings:
        for identifier in (*one.rules, *(f"card:{card}" for card in one.cards)):
            found.setdefault(identifier, []).append(one)
    return {
        f"{RESTING}{identifier}": [
            one.name for one in sorted(every, key=lambda one: (*_distance(identifier, one), one.name))
        ]
        for identifier, every in found.items()
    }


def _distance(identifier: str, ruling: Ruling) -> tuple[bool, bool, int]:
    """How far a ruling is from being about a rule or a card: about others, about cards, and about how many."""
    card = slug(identifier.removeprefix("card:")) if identifier.startswith("card:") else ""
    is_of_cards = ruling.name.startswith(("cards/", "pairs/"))
    return bool(card) and card not in ruling.name, not card and is_of_cards, len(ruling.cards) if card else 0


def read_ruling_file(root: str, file: str, names: Sequence[str]) -> Ruling | None:
    """The ruling of one file; None if it is gone or no ruling. Raises ContentError if it cannot be read."""
    path = Path(root, file)
    return read_ruling(read_page(path, Path(root)), named_by_first_word(names)) if path.is_file() else None


def read_ruling(page: Page, names: dict[str, list[str]]) -> Ruling | None:
    """The ruling of a file; None if it has no scenario. Raises ContentError with its file and line."""
    parts = list(page.blocks)
    if not any(map(is_scenario, parts)):
        return None
    identifier = ruling_id(page.file)
    if not is_ruling_name(identifier.removeprefix(RULING)):
        hint = "Small letters, digits and hyphens: rulings/combat/assigning-damage.md."
        raise ContentError(f"{page.file!r} is not the name of a ruling", where=page.where(1), hint=hint)
    first_line = parts[0].line
    question = answer = ""
    if _is_words(parts[0]) and (parts[0].text.endswith("?") or _is_bold(parts[1])):
        question = joined([parts.pop(0)])
    told: list[Block] = []
    if question and _is_bold(parts[0]):
        answer, rest = _answer(parts.pop(0))
        told += rest
    opening, scenarios = _scenarios(told, parts, has_answer=bool(answer))
    title, day = page.need("ruling"), page.need("as-of")
    version = version_on(day)
    rules = ids_of(_texts(page.front.get("rules")), version)
    rules = rules or because("\n".join(one.text for one in scenarios), version)
    texts = (title, question, answer, opening, *(one.told for one in scenarios), *(one.text for one in scenarios))
    return Ruling(
        id=identifier,
        title=title,
        question=question,
        answer=answer,
        more=opening,
        cards=tuple(dict.fromkeys(name for text in texts for name in _named(text, names))),
        rules=rules,
        sources=tuple(source for source in _texts(page.front.get("source")) if source not in rules),
        cases=_texts(page.front.get("case")),
        as_of=day,
        file=page.file,
        line=first_line,
        scenarios=tuple(scenarios),
        asked=all_signed(_lines(page.front.get("asked")), page.where(_line_of(page, "asked"))),
    )


def is_scenario(block: Block) -> bool:
    """Whether a block of a file is a scenario."""
    return block.kind == "fence" and block.info.split(" ", maxsplit=1)[0] == "scenario"


def _is_words(block: Block) -> bool:
    return block.kind == "paragraph"


def _is_bold(block: Block) -> bool:
    return _is_words(block) and block.text.startswith("**")


def _answer(block: Block) -> tuple[str, list[Block]]:
    """What is in bold at the beginning of a paragraph, and the rest of it as another one."""
    text = one_line(block.text)
    match = _BOLD.match(text)
    if match is None:
        return without_links(text)[0], []
    rest = text[match.end() :]
    return without_links(match[1])[0], [block._replace(text=rest)] if rest else []


def _scenarios(told: list[Block], parts: Iterable[Block], *, has_answer: bool) -> tuple[str, list[RulingScenario]]:
    """What is said before the first scenario, and the scenarios, each with what is said before it.

    Where a paragraph that ends with a colon stands right before the first scenario, or no answer does, it is the
    scenario's.
    """
    opening = ""
    found: list[RulingScenario] = []
    for block in parts:
        if not is_scenario(block):
            told.append(block)
            continue
        if not found:
            own = told if not has_answer else told[-1:] if told and told[-1].text.endswith(":") else []
            opening, told = joined(told[: len(told) - len(own)]), list(own)
        found.append(RulingScenario(block.line + 1, block.text, joined(told)))
        told = []
    if told and found:  # what is said behind the last one
        opening = "\n\n".join(filter(None, (opening, joined(told))))
    return opening, found


def named_by_first_word(names: Iterable[str]) -> dict[str, list[str]]:
    """Names of cards by their first words, the longest first."""
    found: dict[str, list[str]] = {}
    for name in sorted(names, key=len, reverse=True):
        if match := _WORD.match(name):
            found.setdefault(match[0], []).append(name)
    return found


def _named(text: str, names: dict[str, list[str]]) -> Iterator[str]:
    """The cards that a text names in full; where one name begins with another, the longer one."""
    text, at = straight(text), 0
    while match := _WORD.search(text, at):
        at = match.end()
        for word in dict.fromkeys((match[0], match[0].removesuffix("'s"))):
            name = next((one for one in names.get(word, ()) if _stands(text, match.start(), one)), "")
            if name:
                at = match.start() + len(name)
                yield name
                break


def _stands(text: str, at: int, name: str) -> bool:
    end = at + len(name)
    return text.startswith(name, at) and not text[end : end + 1].isalnum()


def version_on(day: str) -> str:
    """The version of the core rules in force on a day; the newest one where no day is said."""
    found = edition_on("core", day) if day else None
    return (found or newest("core")).version


def because(scenario: str, version: str) -> tuple[str, ...]:
    """The ids of the rules that the ``because`` lines of a scenario name."""
    return ids_of(_BECAUSE.findall(scenario), version)


def ids_of(texts: Iterable[object], version: str) -> tuple[str, ...]:
    """The ids of the rules that texts name by number, or by number and version."""
    found: dict[str, None] = {}
    for text in texts:
        for said, number in _RULE.findall(str(text)):
            found[rule_id("core", said or version, number)] = None
    return tuple(found)


def _lines(value: Any) -> tuple[str, ...]:
    """The lines of a list in the front matter; a text counts as a list of one."""
    if value is None:
        return ()
    return tuple(str(part).strip() for part in (value if isinstance(value, list) else [value]))


def _line_of(page: Page, key: str) -> int:
    """The line of a key of the front matter, which begins in the second line of a file."""
    return 2 + list(page.front).index(key) if key in page.front else 1


def _texts(value: Any) -> tuple[str, ...]:
    """The values of a list in the front matter; a text has them with commas between."""
    if value is None:
        return ()
    parts = value if isinstance(value, list) else str(value).split(",")
    return tuple(text for part in parts if (text := str(part).strip()))
