"""What criteria and requirements read of the objects that they are for, as clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.clauses import About, Subject, reads_them

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.sides import Side
    from judge.engine.state.zones import Zone
    from judge.engine.wording.quality import Quality
    from judge.engine.wording.requirement import Requirement


def asked_of(criteria: object, side: Side, asked: Iterable[Quality | Requirement]) -> Clauses:
    """What qualities or requirements read of the objects that these criteria are for."""
    said = [found for one in asked for found in one.clauses()]
    return tuple(
        replace(found, of=criteria, whose=side.whose)
        if found.subject is Subject.OBJECTS and found.of is None
        else found
        for found in said
    )  # fmt: skip


def there(criteria: object, side: Side, zone: Zone | None) -> Clauses:
    """What criteria read that ask for objects in a zone, if they do."""
    return (reads_them(About.PLACE, whose=side.whose, of=criteria, zone=zone),) if zone is not None else ()
