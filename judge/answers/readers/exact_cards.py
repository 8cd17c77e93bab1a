"""Two or more cards by their exact names, with a ``vs`` between them. No search for names in a text is needed."""

from __future__ import annotations

from judge.answers.typed import versus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Simulates the cards together. None if a side is not an exact name, or if nothing may be simulated."""
    if not request.simulate or not (cards := exact_cards(library, request.question)):
        return None
    from judge.answers.simulated.pair_or_lookups import pair_answer  # noqa: PLC0415 - loads the engine

    return pair_answer(library, request, cards)


def exact_cards(library: Library, question: str) -> list[str]:
    """The cards of ``one vs another`` if each side is exactly the name of a card. Empty for any other question."""
    names: list[str] = []
    side: list[str] = []
    for word in (*question.rstrip("?!. ").split(), "vs"):
        if word.lower() in versus.WORDS:
            named = library.named(" ".join(side))
            if len(named) != 1 or named[0][0] != "card":
                return []
            names.append(named[0][1])
            side = []
        else:
            side.append(word)
    return names if len(names) > 1 else []
