"""The parts of imported rulebooks for look-ups: newer rules, and sections that we have not restated."""

from __future__ import annotations

from judge.answers.library.newer_edition import step_in_force, step_to
from judge.answers.library.numbers_over_versions import meaning, number_in
from judge.answers.library.official_wording import anything_imported
from judge.content.ids import rule_id
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Citation
    from judge.content.library import Library
    from judge.content.model import Rule
    from judge.content.typed_numbers import Typed


def only_imported(
    library: Library, question: str, typed: Typed, in_the_other: Callable[[], list[Citation]]
) -> Answer | None:
    """The page of a rule for which we have no words, under its number or a later one, but which was imported.

    A number without a document that the core rules have is shown with that number ``in_the_other`` rulebook.
    """
    document = typed.document or "core"
    version = typed.version or library.edition(document).version
    is_newer = step_to(library, document, version) is not None
    if not is_newer and (
        library.has_text(document, version)
        or ((past := meaning(library, rule_id(document, version, typed.number))) and past.now)
    ):
        return None
    from judge.answers.imported.imported_page import imported_answer  # noqa: PLC0415 - usually there is nothing

    others: list[Citation] = []
    if is_newer and not typed.document:
        others = in_the_other() + newer_tournament(library, typed)
    try:
        return imported_answer(library, question, document, version, typed.number, others)
    except NotFound:
        if typed.document or not is_newer:
            raise
        return None


def newer_tournament(library: Library, typed: Typed) -> list[Citation]:
    """A rule of newer tournament rules that are only imported. Empty if they do not have its number."""
    if typed.document == "core" or typed.version or not anything_imported():
        return []
    if not (step := step_in_force(library, "tournament")) or typed.number not in step.before:
        return []
    from judge.answers.imported.imported_page import imported_answer  # noqa: PLC0415 - usually there is nothing

    answer = imported_answer(library, typed.number, "tournament", step.new, typed.number)
    return [*answer.citations[:1]] if answer else []


def by_newer(library: Library, question: str, rule: Rule) -> Answer | None:
    """The page of a heading by a newer rulebook that is only imported. None if answers go by another one."""
    if not anything_imported() or not step_in_force(library, rule.document):
        return None
    from judge.answers.imported.imported_page import imported_answer, imported_number  # noqa: PLC0415

    version = library.edition(rule.document).version
    there = number_in(library, rule.id, version).partition(":")[2] or imported_number(
        version, rule.title, rule.document
    )
    return imported_answer(library, question, rule.document, version, there) if there else None


def with_imported_subrules(library: Library, citations: list[Citation], shown: str) -> list[Citation]:
    """The citations with the subrules of an imported version in place of ours, which are those of another version."""
    from judge.answers.imported.imported_page import imported_answer  # noqa: PLC0415

    answer = imported_answer(library, shown, "core", library.version, shown.partition(":")[2])
    below = answer.citations[1:] if answer else ()
    return [citations[0], *below, *(one for one in citations if one.id.startswith("faq@"))]


def unmapped(library: Library, rule: Rule) -> tuple[str, str]:
    """The id and a note for a section in a version whose numbers are known only by an import, or not at all."""
    if anything_imported():
        from judge.answers.imported.imported_page import imported_number  # noqa: PLC0415

        if number := imported_number(library.version, rule.title):
            return rule_id("core", library.version, number), f"our words are those of {rule.id}"
    return rule.id, f"not in version {library.version}, as far as is known"
