"""The one table of forms in which people ask about cards without a board.

Names of cards, keywords and plain units stand as slots (``slots.py``); what fills a slot is read in
``read_by_forms.py``.
"""

from __future__ import annotations

from judge.record import NamedTuple


class Form(NamedTuple):
    """One form: what is asked, a question of it, and its pattern, in which words in capitals are slots and groups.

    ``is_whole``: nothing may stand behind it.
    """

    kind: str
    example: str
    pattern: str
    is_whole: bool = False


FORMS: tuple[Form, ...] = (
)  # fmt: skip
"""Every form of a question about cards, in the order in which they are tried."""
