"""What the pages of full screens are about: a keyword, an infraction and a card, each with more than a screen holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.wording_record import wording_record

if TYPE_CHECKING:
    from pathlib import Path

_SUBRULES = """
**809.1** Deflect is a keyword for a passive ability.

**809.1.a** It is normally found on permanents.

**809.1.b** It is written as "Deflect [X]".

**809.1.c** In short it says this. When an opponent's spell targets this, playing it costs X Power more.

**809.1.c.1** Power of any domain pays for it.

> **Example.** A Mind spell targets a Body unit with Deflect 2: one Chaos and one Calm will do.

**809.1.d** The cost is a mandatory additional cost.
"""
KEYWORD = f"""---
document: core
version: "1.4"
section: "809"
title: Deflect
---

# 809 Deflect
{_SUBRULES}
""" + "\n".join(f"**809.{number}** Further rule {number} on what several Deflects do, in more words than a line of a "
                "screen can hold, so that it has to be cut at a word.\n" for number in range(2, 20))  # fmt: skip
INFRACTION = """---
document: tournament
version: "2026-07-16"
section: "703"
title: Tournament Errors
---

# 703 Tournament Errors

**703.1** Penalties go up.

**703.2** Slow Play. A player takes unreasonably long.

```yaml
infraction: Slow Play
penalty: {casual: Caution, competitive: Warning}
upgrade: to Game Loss at the third Warning of this category
remedy: none given; a judge may be asked to watch the game
rules: [tournament@2026-07-16:703.2, tournament@2026-07-16:703.1]
```
"""
_RULINGS = (
    ("Does the saved unit keep its damage?", "No. It is healed.", "holds", "No: the unit is healed"),
    ("May the Hourglass save a unit elsewhere?", "Yes, anywhere on the board.", "holds", ""),
    ("Two of them, one death: what happens?", "One of them is chosen.\n\n- The other one stays.", "holds", ""),
    ("Does it work from the hand?", "It did, once.", "superseded", "No: it has to be on the board"),
)
CARD = """---
document: origins
title: Hourglass
published: 2025-10-16
retired: 2025-11-04
---

# Hourglass
""" + "".join(
    f"""
## {question}

```yaml
id: faq@origins:hourglass-{at}
position: {70 + at}
cards: [Hourglass]
rules: [core@1.4:809.1.c]
status: {status}
superseded-by: [{"core@1.4:809.1.d" if status == "superseded" else ""}]
certainty: settled
short: "{short}"
```

{text}
{"### Today" if status == "superseded" else ""}

{"It does not." if status == "superseded" else ""}
"""
    for at, (question, text, status, short) in enumerate(_RULINGS, 1)
)  # fmt: skip
HOURGLASS = "Hourglass\tOGN-077\tOGN\tGear\t\t2\t\t\t\tCalm\t\tHidden\tlegal\tOGN-077"
"""Its row of the catalogue."""
CARD_RECORDS = {
    "facts Hourglass": {},
    "wording Hourglass": wording_record([
        {
            "name": "printed", "bulletin": "", "keywords": ["Hidden"], "text": "Hidden.\nThe next unit is saved.",
            "parts": [{"text": "The next unit is saved.", "rules": ["core@1.4:420.1", "core@1.4:811.1"]}],
        },
    ]),
}  # fmt: skip


NO_MOVE = """---
ruling: A card that is being hidden does not move
as-of: 2026-08-01
rules: [811.1, 420.1]
source: [faq@origins:baited-hook-1]
---

Is hiding a card a move?

**No. Hiding is no move.** The card comes to the battlefield in another way.

What waits for a move does not trigger:

```scenario
P1: hand Baited Hook; at BF1 u = 3-Might unit

P1 hides Baited Hook at BF1

expect Baited Hook facedown at BF1
because 811.1
```

```scenario
P1: at BF1 u = 3-Might unit, facedown Baited Hook

P1 cannot hide Baited Hook at BF1
```
"""


def write_screen_content(root: Path) -> None:
    """Add the files to a content folder."""
    for name, text in (
        ("rules/core/809-deflect.md", KEYWORD),
        ("rules/tournament/703-tournament-errors.md", INFRACTION),
        ("faq/origins/hourglass.md", CARD),
        ("rulings/hidden/no-move.md", NO_MOVE),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
