"""Look-ups by exact name: a keyword, a card, a section of the rules or an infraction."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.content.library import Library


def named_answer(library: Library, question: str, name: str) -> Answer | None:
    """The page of the thing with this name. Others with the same name are in a note. None if nothing has it."""
    named = library.named(name.rstrip("?!. "))
    if not named or named[0][0] == "section":
        from judge.answers.lookups.infraction import without_asking  # noqa: PLC0415 - a keyword and a card need none of it

        asked = [pair for pair in library.named(without_asking(name)) if pair[0] == "infraction"]
        named = asked or named
    if not named:
        return None
    kind, identifier = named[0]
    others = [f"{other} {name}" for other, name in named[1:]]
    note = "Also: " + ", ".join(others) + "." if others else ""
    if kind == "infraction":
        from judge.answers.lookups.infraction import infraction_answer  # noqa: PLC0415 - the same

        return infraction_answer(library, question, identifier)
    if kind == "card":
        from judge.answers.lookups.card_page import card_answer  # noqa: PLC0415 - a look-up of a keyword needs none of it

        return card_answer(library, question, identifier, note)
    from judge.answers.lookups.rule_page import name_answer  # noqa: PLC0415 - only for the name of a section or a keyword

    return name_answer(library, question, identifier, kind, note)
