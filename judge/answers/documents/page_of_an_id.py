"""The page for a whole id: a rule of an edition, a card, an answer of a FAQ or an erratum."""

from __future__ import annotations

from judge.content.editions import edition
from judge.content.ids import parse_id
from judge.content.typed_numbers import Typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.content.library import Library


def id_answer(library: Library, question: str) -> Answer:
    """The answer to a question that is a whole id."""
    identity = parse_id(question)
    assert identity is not None
    if identity.kind == "rule":
        from judge.answers.lookups.rule_page import rule_answer  # noqa: PLC0415 - only for a rule

        edition(library.store, identity.document, identity.version)
        return rule_answer(library, question, Typed(identity.part, identity.document, identity.version))
    if identity.kind == "card":
        from judge.answers.lookups.card_page import card_answer  # noqa: PLC0415 - only for a card

        return card_answer(library, question, identity.part)
    from judge.answers.documents.entry_page import entry_answer  # noqa: PLC0415 - only for an entry

    return entry_answer(library, question, str(identity))
