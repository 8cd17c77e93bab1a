"""What the engine performs, rule by rule: every rule of the parts that describe play has exactly one class.

*Performed* is never written by hand: a rule is performed where a slug of the engine has its number, and performed as a
part of another step where the engine's own comments name it. What is left has a row in ``coverage.tsv``: numbers,
class, words. A number stands for itself, ``434*`` for a rule with all below it, ``116-117.3`` for a stretch of the
rulebook; of several that fit, a number or stretch counts more than a ``*``, and of those the longest. A rule that
carries others and has no row is performed where its parts are.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from itertools import islice, takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from judge.citations.numbers import number, slugs
from judge.errors import ContentError
from judge.packed_sources import sources_below
from judge.record import NamedTuple
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PERFORMED, WITHIN, DATA, DECK, DEFINITION, MISSING = (
    "performed", "within", "data model", "deck and cards", "definition", "not modelled",
)  # fmt: skip
ELSEWHERE, UNKNOWN = "elsewhere", "unclassified"

CLASSES = {
    PERFORMED: "performed, as a step of its own",
    WITHIN: "performed, as a part of another step",
    DATA: "assumed by the data model",
    DECK: "about deck building or physical cards",
    DEFINITION: "definition or heading: says nothing that happens",
    MISSING: "not modelled",
}
"""Each class and what it means, in the order of a report."""

RANGES = ((107, 206), (300, 491), (649, 652), (700, 829))
"""The parts of the rulebook that describe play."""

_CITE = re.compile(r'= cite\("(?P<slug>[^"]+)"\)')
_NUMBER = re.compile(r"\b\d{3}(?:\.\w+)+")


class Covered(NamedTuple):
    """A rule with its class, the slugs that cite it, the files that perform it, and a remark."""

    number: str
    kind: str
    slugs: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    words: str = ""

    @property
    def exercised(self) -> bool | None:
        """Whether a ruling reaches it; None if it has no step of its own by which that could be seen."""
        return any(slug not in not_exercised() for slug in self.slugs) if self.slugs else None


class Row(NamedTuple):
    """A row of the table: the rules it is about, their class, and a remark."""

    line: int
    numbers: tuple[str, ...]
    kind: str
    words: str


def in_range(rule: str) -> bool:
    """Whether a rule is in one of the parts that describe play."""
    section = int(rule[:3])
    return any(first <= section <= last for first, last in RANGES)


def coverage(rules: Sequence[str]) -> tuple[Covered, ...]:
    """The class of each rule that describes play; ``rules`` are all numbers of the rulebook, in order."""
    places = {rule: place for place, rule in enumerate(rules)}
    table = _by_number(rules, places)
    cited = _cited_rules()
    named = _named_rules()
    found: dict[str, Covered] = {}
    for rule in reversed(rules):  # parts before what carries them
        if in_range(rule):
            parts = {found[below].kind for below in _below(rule, rules, places)}
            found[rule] = _classify(rule, parts, table, cited, named)
    return tuple(found[rule] for rule in rules if rule in found)


def elsewhere() -> tuple[Row, ...]:
    """The rows about parts of the rulebook that do not describe play."""
    return tuple(row for row in rows() if row.kind == ELSEWHERE)


@cache
def rows() -> tuple[Row, ...]:
    """The rows of the table; raises ContentError with the malformed line."""
    text = _text("coverage.tsv")
    return tuple(_row(number, line) for number, line in enumerate(text.splitlines(), 1) if line and line[0] != "#")


@cache
def not_exercised() -> frozenset[str]:
    """The slugs that no ruling reaches."""
    lines = _text("not-exercised.txt").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _text(name: str) -> str:
    return content_text(Path(__file__).with_name(name), f"judge/citations/{name}")


def _row(number_of_line: int, line: str) -> Row:
    parts = line.split("\t")
    kinds = {DATA, DECK, DEFINITION, MISSING, WITHIN, ELSEWHERE}
    if len(parts) != 3 or parts[1] not in kinds or not parts[2]:
        raise ContentError(
            f"this is not a row: {line!r}", where=f"judge/citations/coverage.tsv:{number_of_line}",
            hint=f"Numbers, class ({', '.join(sorted(kinds))}) and words, with tabs between.",
        )  # fmt: skip
    return Row(number_of_line, tuple(parts[0].split()), parts[1], parts[2])


def expand(spec: str, rules: Sequence[str]) -> list[str]:
    """The rules that a specification in the first column stands for; raises ContentError if one does not exist."""
    return _expanded(spec, rules, {rule: place for place, rule in enumerate(rules)})


def _expanded(spec: str, rules: Sequence[str], places: dict[str, int]) -> list[str]:
    first, _, last = spec.removesuffix("*").partition("-")
    for wanted in (first, last or first):
        if wanted not in places:
            raise ContentError(f"there is no rule {wanted}", where="judge/citations/coverage.tsv")
    if spec.endswith("*"):
        return [first, *_below(first, rules, places)]
    return list(rules[places[first] : places[last or first] + 1])


def _below(rule: str, rules: Sequence[str], places: dict[str, int]) -> Iterator[str]:
    """The rules that this one carries, which stand directly behind it."""
    behind = islice(rules, places[rule] + 1, None)
    return takewhile(lambda other: other.startswith(f"{rule}."), behind)


def _by_number(rules: Sequence[str], places: dict[str, int]) -> dict[str, tuple[int, Row]]:
    """The row of each rule with its precedence; raises ContentError if two rows name the same number."""
    found: dict[str, tuple[int, Row]] = {}
    for row in rows():
        for spec in row.numbers:
            rank = len(spec) if spec.endswith("*") else 1000
            for rule in _expanded(spec, rules, places):
                if rule not in found or rank > found[rule][0]:
                    found[rule] = (rank, row)
                elif rank == found[rule][0]:
                    raise ContentError(
                        f"rule {rule} has two rows", where=f"judge/citations/coverage.tsv:{row.line}",
                        hint=f"The other one is in line {found[rule][1].line}.",
                    )  # fmt: skip
    return found


def _classify(
    rule: str, parts: set[str], table: dict[str, tuple[int, Row]], cited: dict[str, list[str]],
    named: dict[str, tuple[str, ...]],
) -> Covered:  # fmt: skip
    if rule in cited:
        slugs_of = tuple(cited[rule])
        return Covered(rule, PERFORMED, slugs_of, tuple(sorted({file for slug in slugs_of for file in _citing(slug)})))
    rank, row = table.get(rule, (0, None))
    if row is not None and (rank == 1000 or rule not in named):
        return Covered(rule, row.kind, files=_files_in(row.words) if row.kind == WITHIN else (), words=row.words)
    if rule in named:
        return Covered(rule, WITHIN, files=named[rule])
    if parts & {PERFORMED, WITHIN} and not parts & {MISSING, UNKNOWN}:
        return Covered(rule, WITHIN, words="performed by its parts")
    return Covered(rule, UNKNOWN)


def _files_in(words: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[\w/]+\.py", words))


@cache
def sources() -> dict[str, str]:
    """The source texts of the engine and the cards, by path below ``judge``."""
    package = Path(__file__).resolve().parents[1]
    found = {path: text for part in ("engine", "cards") for path, text in sources_below(str(package / part)).items()}
    return {Path(path).relative_to(package).as_posix(): text for path, text in found.items()}


@cache
def _cited_rules() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for slug in sorted(slugs()):
        rule = number(slug)
        if rule is not None and _citing(slug):
            found.setdefault(rule, []).append(slug)
    return found


def _citing(slug: str) -> tuple[str, ...]:
    return _citations().get(slug, ())


@cache
def _citations() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for file, text in sources().items():
        for match in _CITE.finditer(text):
            found[match["slug"]] = (*found.get(match["slug"], ()), file)
    return found


@cache
def _named_rules() -> dict[str, tuple[str, ...]]:
    """The rules named in comments and docstrings, with the files; numbers in messages to users do not count."""
    found: dict[str, dict[str, None]] = {}
    for file, text in sources().items():
        for words in _remarks(text) if _NUMBER.search(text) else ():
            for match in _NUMBER.finditer(words):
                found.setdefault(match[0], {})[file] = None
    return {rule: tuple(files) for rule, files in found.items()}


def _remarks(text: str) -> Iterable[str]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
