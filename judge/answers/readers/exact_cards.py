"""Two or more cards by their exact names, with a ``vs`` between them: needs no search for names in a text."""

from __future__ import annotations

from judge.answers.typed import versus

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Simulate the cards together; nothing where a side is written in another way, or nothing may be simulated."""
    if not request.simulate or not (cards := exact_cards(library, request.question)):
        return None
    from judge.answers.simulated.pair_or_lookups import pair_answer  # noqa: PLC0415 - loads the engine

    return pair_answer(library, request, cards)


def exact_cards(library: Library, question: str) -> list[str]:
    """The cards of ``one vs another`` where each side is just the name of a card; none for any other question."""
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
