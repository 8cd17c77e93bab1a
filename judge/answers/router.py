"""The router: what kind of question is it? Ids, numbers and exact names are answered before anything is searched."""

from __future__ import annotations

from judge.answers.infraction import infraction_answer, without_asking
from judge.answers.lookup import id_answer, name_answer, rule_answer
from judge.answers.numbers import no_rule_is_called
from judge.answers.official_wording import anything_imported
from judge.content.ids import is_bare_number, parse_id, read_number
from judge.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library

_VERSUS = ("vs", "vs.", "v", "v.", "versus")


def answer(library: Library, request: Request) -> Answer:
    """Answer any question; NotFound, Misuse or CannotSimulate say why there is none.

    In this order: a whole id; a rule number; the exact name of a keyword, a card or a section; bans; what changed
    between two versions; two or more cards; everything else, corrected names included, goes to the search.
    """
    question = " ".join(request.question.split())
    if not question.strip(" ?!.\"'"):
        raise Misuse("the question is empty", hint="Ask for a rule, a keyword, a card or anything else: judge hidden.")
    if not request.search and (found := plain_answer(library, question)):
        return found._replace(hits=found.hits[: request.limit])
    if not request.search and asks_for_bans(question):
        from judge.answers.ban_question import ban_answer  # noqa: PLC0415 - knows months and the names of cards

        if found := ban_answer(library, question):
            return found
    if not request.search and asks_what_changed(question):
        from judge.answers.changes.question import answer_change  # noqa: PLC0415 - reads whole documents

        if found := answer_change(library, question):
            return found
    if request.simulate and not request.search and (cards := exact_cards(library, question)):
        from judge.answers.pairing import pair_answer  # noqa: PLC0415 - loads the engine

        return pair_answer(library, request._replace(question=question), cards)
    from judge.answers.searching import search_answer  # noqa: PLC0415 - a plain look-up needs none of it

    return search_answer(library, request._replace(question=question))


def _only_imported(library: Library, question: str) -> Answer | None:
    """Give what only an import has under this id or name."""
    if not anything_imported():
        return None
    from judge.answers.imported_lookup import imported_named  # noqa: PLC0415 - usually there is nothing

    return imported_named(library, question)


def exact_cards(library: Library, question: str) -> list[str]:
    """List the cards of ``one vs another`` where each side is just the name of a card; nothing for any other question.

    Names that have to be looked for in a text, or are written in another way, are left to the search.
    """
    names: list[str] = []
    side: list[str] = []
    for word in (*question.rstrip("?!. ").split(), _VERSUS[0]):
        if word.lower() in _VERSUS:
            named = library.named(" ".join(side))
            if len(named) != 1 or named[0][0] != "card":
                return []
            names.append(named[0][1])
            side = []
        else:
            side.append(word)
    return names if len(names) > 1 else []


def asks_what_changed(question: str) -> bool:
    """Whether a question could be about two versions: it has a version, and a word for change."""
    folded = question.lower()
    says_change = any(word in folded for word in ("chang", "differ", "diff ", "new"))
    return says_change and any(letter.isdigit() for letter in folded)


def asks_for_bans(question: str) -> bool:
    """Whether a question could be about banned cards: it has a word for what is allowed."""
    folded = question.lower()
    return any(word in folded for word in ("ban", "legal", "allow", "playable", "forbid", "prohibit", "restrict"))


def plain_answer(library: Library, question: str) -> Answer | None:
    """Give the answer to a question that names exactly one thing; None if it does not."""
    if "@" in question and (imported := _only_imported(library, question)):
        return imported
    if parse_id(question):
        return id_answer(library, question)
    if typed := read_number(question):
        return rule_answer(library, question, typed)
    if is_bare_number(question):
        raise no_rule_is_called(library, question)
    named = library.named(question.rstrip("?!. "))
    if not named or named[0][0] == "section":
        asked = [pair for pair in library.named(without_asking(question)) if pair[0] == "infraction"]
        named = asked or named
    if not named:
        return _only_imported(library, question)
    kind, identifier = named[0]
    others = [f"{other} {name}" for other, name in named[1:]]
    note = "Also: " + ", ".join(others) + "." if others else ""
    if kind == "infraction":
        return infraction_answer(library, question, identifier)
    if kind == "card":
        from judge.answers.card_page import card_answer  # noqa: PLC0415 - a look-up of a rule needs none of it

        return card_answer(library, question, identifier, note)
    return name_answer(library, question, identifier, kind, note)
