"""The look-ups of ``judge errata``: the bulletins, one of them, the errata since a day, or those of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.documents.errata_page import ErrataPage
    from judge.content.library import Library


def errata_looked_up(library: Library, text: str, since: str = "", document: str = "") -> ErrataPage:
    """The errata of a card or a bulletin named in ``text``, of a bulletin, or since a day. Else the list of bulletins.

    Raises NotFound for a name that no card has, Misuse if two of them are given.
    """
    page = _looked_up(library, text, since, document)
    return page._replace(answer=page.answer.by(library))


def _looked_up(library: Library, text: str, since: str, document: str) -> ErrataPage:
    from judge.answers.documents.errata_page import (  # noqa: PLC0415 - a list of bulletins needs less
        ErrataPage,
        bulletin_named,
        errata_list,
        errata_of_card,
    )

    if not (text or since or document):
        from judge.answers.documents.documents_page import bulletins_answer  # noqa: PLC0415

        return ErrataPage(bulletins_answer(library), ())
    if not document and bulletin_named(text):
        text, document = "", text
    if not text:
        return errata_list(library, document or since, bulletin=document, since=since)
    if since or document:
        raise Misuse(
            f"expected a card, a bulletin or a date, got the card {text!r} and {since or document}",
            where="judge errata",
            hint="Leave one of them out.",
        )
    from judge.answers.imported.other_cards import no_card_called, resolve_card  # noqa: PLC0415 - the same
    from judge.answers.typed.days_in_words import days_said  # noqa: PLC0415 - only for a card, or days in words

    if days_said(text, library.as_of):
        from judge.answers.documents.errata_question import errata_answer  # noqa: PLC0415 - the same

        if found := errata_answer(library, f"errata {text}"):
            return ErrataPage(found._replace(question=text), ())
    match = resolve_card(library, text)
    if match is None or not match.name:
        if match is not None:
            raise no_card_called(text, match.alternatives)
        raise NotFound(f"there is no card or bulletin {text!r}", hint="judge errata lists the bulletins.")
    return errata_of_card(library, text, match.name, "" if match.kind == "exact" else f"Read as {match.name}.")
