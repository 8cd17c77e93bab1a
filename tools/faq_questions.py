"""How well words lead to rules: the questions of the FAQs, asked with answers, errata and cards taken out of the hits.

``python -m tools.faq_questions [--misses]`` prints hit@1 and hit@5 for each FAQ. A hit is a rule that the answer cites,
the rule above it or one right below it. The people who asked wrote these questions, so the rules were not written for
them.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from judge.answers.finding.full_text import of_tournament
from judge.answers.library.open_library import open_library
from judge.answers.library.spelled_words import is_spelled
from judge.cards.names import find_names
from judge.content.ids import parse_id
from judge.index.candidates import candidates
from judge.index.evaluation.intervals import interval
from judge.index.passages import passage_ids, passages
from judge.index.query import parse_question
from judge.index.ranking import rank
from judge.index.whoosh_adapter import open_index

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.index.whoosh_adapter import Index


class Asked(NamedTuple):
    """A question of an FAQ, the places of rules that it led to, and the rank of the first that its answer cites."""

    entry: FaqEntry
    found: tuple[str, ...]
    rank: int


def ask_all(library: Library) -> list[Asked]:
    """Ask every question whose answer cites a rule of the rulebook in force."""
    index = open_index(str((library.store.get("meta") or {}).get("hash")), lambda: passages(library), print)
    ids = passage_ids(library)
    asked = []
    for name in library.names("faq"):
        entry = library.answer(name)
        wanted = {one.partition(":")[2] for one in entry.rules if one.startswith(f"core@{library.version}:")}
        if wanted:
            found = tuple(_rules(library, index, ids, entry.question))
            rank = next((at for at, one in enumerate(found, 1) if _fits(one.partition(":")[2], wanted)), 0)
            asked.append(Asked(entry, found, rank))
    return asked


def _rules(library: Library, index: Index, ids: list[str], text: str) -> list[str]:
    cards = list(dict.fromkeys(name for _, _, name in find_names(text)))
    question = parse_question(text, library, index, cards, is_spelled=is_spelled, tournament=of_tournament(ids))
    matches = [(ids[number], score) for number, score in index.search(question.wanted)]
    found = candidates(library, index, question, matches)
    rules = [(one, score) for one, score in found if (identity := parse_id(one)) and identity.kind == "rule"]
    return [place.id for place in rank(library, question, rules)]


def _fits(found: str, wanted: set[str]) -> bool:
    """Whether a rule is a wanted one, right above it or right below it."""
    return any(one == found or _above(one) == found or _above(found) == one for one in wanted)


def _above(number: str) -> str:
    return number.rpartition(".")[0]


def main(words: list[str]) -> None:
    """Print the table, and with ``--misses`` what was found instead."""
    asked = ask_all(open_library())
    documents = sorted({one.entry.id.partition(":")[0] for one in asked})
    print(f"{'FAQ':<18} {'n':>3}  hit@1  hit@5  interval")
    for document in (*documents, "faq@"):
        group = [one for one in asked if one.entry.id.startswith(document)]
        first = sum(one.rank == 1 for one in group)
        five = sum(0 < one.rank <= 5 for one in group)
        low, high = interval(five, len(group))
        name = document if document != "faq@" else "all"
        print(f"{name:<18} {len(group):>3} {first / len(group):>6.2f} {five / len(group):>6.2f}  {low:.2f}-{high:.2f}")
    for one in asked if "--misses" in words else ():
        if not 0 < one.rank <= 5:
            print(f"{one.entry.id} {one.entry.question!r}: cites {', '.join(one.entry.rules)}")
            print(f"    found {', '.join(one.found[:5]) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1:])
