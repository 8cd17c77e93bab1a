"""Tables of card texts made up for these tests: a type, a text, and what is found. A new line is written ``\\n``."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from judge.cards.reading.wording import read_text

HERE = Path(__file__).parent


class Row(NamedTuple):
    """A text on a card of a type, and what a table says of it."""

    of_type: str
    text: str
    says: str

    def found(self) -> str:
        """What the text is read as, in our words; raises NotRead where it is refused."""
        return read_text("Somebody", (self.of_type,), self.text).describe()


def rows(table: str) -> list[Row]:
    """The rows of a table in this folder, without its comments."""
    lines = (HERE / f"{table}.tsv").read_text(encoding="utf-8").splitlines()
    return [Row(*line.replace("\\n", "\n").split("\t")) for line in lines if not line.startswith("#")]
