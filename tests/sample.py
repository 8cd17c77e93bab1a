"""A small project in the content format, for tests that need to know every word of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.history_records import records
from judge.content.compile import compile_library
from judge.content.library import Library
from judge.content.store import Store

if TYPE_CHECKING:
    from pathlib import Path

RULES = """---
document: core
version: "1.4"
section: "811"
title: Hidden
---

# 811 Hidden

**811.1** Hidden lets a card be hidden facedown (see [420](core:420)).

**811.1.a** It is found on units, gear and spells.

> **Example.** Baited Hook is hidden at the left battlefield.

> **Note.** Our remark.

**811.2** A second instance does nothing.
"""
MOVE = """---
document: core
version: "1.4"
section: "420"
title: Move
---

# 420 Move

**420.1** To move is to go from one location to another. [E] is no part of it.
"""
CHAPTER = """---
document: core
version: "1.4"
section: "800"
title: Keywords
---

# 800 Keywords
"""
POLICY = """---
document: tournament
version: "2026-07-16"
section: "704"
title: Unsporting Conduct
---

# 704 Unsporting Conduct

**704.1** Slow play is an infraction.
"""
FAQ = """---
document: origins
title: Baited Hook
published: 2025-10-16
retired: 2025-11-04
---

# Baited Hook

## May a hidden card move?

```yaml
id: faq@origins:baited-hook-1
position: 43
cards: [Baited Hook]
rules: [core@1.4:811.1]
status: changed
superseded-by: [core@1.4:811.2]
certainty: settled
```

It may, with [a link](core:811.1).

### Today

It may not.

```scenario
P1 passes
```
"""
ERRATA = """---
document: origins
title: Origins errata
date: 2025-10-28
---

# Origins errata

## Baited Hook

```yaml
id: errata@2025-10-28:baited-hook
kind: functional
before: printed
rules: [core@1.4:420.1]
```

**Before.** It played a unit.

**After.** It banishes a unit and plays it.

**Why.** Clarity.
"""
HISTORY = """1.0\t1.1\t1.2\t1.3\t1.4\t1.0>1.1\t1.1>1.2\t1.2>1.3\t1.3>1.4
\t\t737\t811\t811\t\tnew\tmoved\tsame
\t\t737.1\t811.1\t811.1\t\tnew\treworded\tsame
\t811\t900\t\t\tnew\tmoved\tremoved\t
407\t407\t407\t420\t420\tsame\tsame\tmoved\tsame
"""
FILES = {
    "rules/core/811-hidden.md": RULES,
    "rules/core/420-move.md": MOVE,
    "rules/core/800-keywords.md": CHAPTER,
    "rules/tournament/704-unsporting-conduct.md": POLICY,
    "faq/origins/baited-hook.md": FAQ,
    "errata/2025-10-28-origins.md": ERRATA,
    "rules/history.tsv": HISTORY,
}


def write_content(root: Path, **changed: str) -> Path:
    """Write the small project; ``changed`` replaces files, by the stem of their names with underscores."""
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed.get(path.stem.replace("-", "_"), text), encoding="utf-8")
    return root


def sample_library(root: Path, as_of: str = "2026-08-01", version: str = "", **changed: str) -> Library:
    """Compile the small project, with the history of numbers, in memory."""
    write_content(root, **changed)
    return Library(Store(compile_library(root, [records], key="sample")), as_of, version)
