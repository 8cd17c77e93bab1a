"""What all pieces of a card's text have in common: the rules that perform them, and what they bring about or read."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import HasClauses

if TYPE_CHECKING:
    from judge.slugs import Slug


class TextPart(HasClauses, frozen=True, cache_hash=True):
    """An instruction, ability, condition or circumstance.

    Each class names the rules that it is performed by, in ``performed_by`` or, where they depend on what it holds, in
    ``rules``; or it says in ``without_rule`` why it has none of its own.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = ()
    """The rules that its events name."""

    without_rule: ClassVar[str] = ""
    """Why there is no rule that its events could name for it, and what defines it instead."""

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules that its events name depending on what it holds."""
        return ()
