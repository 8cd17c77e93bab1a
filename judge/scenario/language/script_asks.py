"""Questions of a scenario, as read: an ``ask`` line is a question and, where it is to be checked, its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.scenario.language.script_names import Name, SourceLocation
    from judge.scenario.language.script_play import Act, Choice, Claim


class Ask(Struct, frozen=True):
    """One question; ``kind`` is that of its form (``ask_forms.py``), ``question`` its words as written.

    ``act`` is what may be done, ``claims`` the fact in question, ``subject`` and ``player`` what it is about. ``reply``
    is the answer that is to come out, empty where none is stated.
    """

    at: SourceLocation
    kind: str
    question: str
    act: Act | Choice | None = None
    claims: tuple[Claim, ...] = ()
    subject: Name | None = None
    player: str = ""
    reply: str = ""
