"""Picks: objects chosen while an instruction or a cost is performed (rules 355.10.c, 355.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.clauses import About, HasClauses, reads_them
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.wording.criteria import AnyCriteria
    from judge.slugs import Slug

PICK_LATER = cite("targets.pick-on-resolution")  # 355.17


class Pick(HasClauses, frozen=True):
    """Objects picked while the instruction or cost is performed; never a target (355.10.c, 355.17).

    ``attached_to`` names the target that it must be attached to, which an earlier instruction has found legal;
    ``other_than`` names one that it must differ from; ``moves_to`` a place chosen earlier, where it is not yet
    (355.4.a). ``count`` is how many there are.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (PICK_LATER,)

    criteria: AnyCriteria
    name: str = "unit"
    here: bool = False
    attached_to: str = ""
    other_than: str = ""
    moves_to: str = ""
    count: int = 1

    def clauses(self) -> Clauses:
        attached = (reads_them(About.STATUS, of=self.criteria, named=("attached",)),) if self.attached_to else ()
        return (*attached, reads_them(About.PLACE, of=self.criteria)) if self.here else attached

    def describe(self) -> str:
        """The criteria in words, with the number in front where it is not one."""
        to = f" attached to that {self.attached_to}" if self.attached_to else ""
        to += f" other than that {self.other_than}" if self.other_than else ""
        if self.count > 1:
            return f"{self.count} {self.criteria.describe_several()}{' here' * self.here}{to}"
        return f"{self.criteria.describe()}{' here' * self.here}{to}"
