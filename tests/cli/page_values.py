"""Answers made up for the pages: what needs no library, or would change with every card."""

from __future__ import annotations

from judge.answers.doctor.checkup import Checkup
from judge.answers.doctor.finding import Finding
from judge.answers.impact.dependents import Dependent
from judge.answers.impact.report import Affected, Impact, Reason
from judge.answers.impact.rule_changes import RuleChange
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Hit, Section
from judge.answers.page.outcome_blocks import Outcome, Simulation, Step
from judge.content.known import Basis, NewerEdition
from judge.content.reviewed import Review
from judge.doubts import Doubt

DAY = "2026-08-01"
TWO_CARDS = Answer(
    "a hook vs an armory",
    "Baited Hook vs Unlicensed Armory",
    "matchup",
    "1.4",
    DAY,
    "May the death be replaced? It **may**. (faq@origins:baited-hook-1)\n\n"
    "Computed: Unlicensed Armory can replace the death that Baited Hook brings about. There are 2 outcomes.",
    (
        Citation(
            "faq@origins:baited-hook-1",
            "What happens when the death of the unit is replaced?",
            "It is saved and pays [C].\n\n- A first point.\n- A second point that is *much* longer than the first.",
            "retired 2025-11-04",
            "replaced by core@1.4:811.2",
        ),
        Citation(
            "core@1.4:420.1", "Move", "To move is to go.", "in force", "", "Moving is going.\n\nExample: [E] is not."
        ),
    ),
    (
        Outcome(
            "u is saved (healed, exhausted); nothing can be played",
            "P1: pay ([C]) to replace the death of u",
            2,
            (
                Step("P1 activates Baited Hook", ("core@1.4:401.1",), ("activated: goes on the chain",)),
                Step("P1 chooses u", ("core@1.4:355.5",), ("targets: choose",)),
                Step("P1 passes"),
                Step("u is healed", ("core@1.4:143.1", "core@1.4:143.2"), ("heal: damage is removed", "")),
            ),
            ("u in base",),
        ),
        Outcome(
            "u is killed",
            "P1: not pay",
            1,
            (
                Step("P1 activates Baited Hook", ("core@1.4:401.1",), ("activated: goes on the chain",)),
                Step("P1 chooses u", ("core@1.4:355.5",), ("targets: choose",)),
                Step("P1 passes"),
                Step("u is killed", ("core@1.4:428.2",), ("kill: to the trash",)),
            ),
            ("u killed",),
            ("an-open-question",),
        ),
    ),
    Simulation(
        "doubtful",
        "It rests on an open question.",
        ("Set-up: P1 has u, a 3-Might unit, in base; P1 has Baited Hook on the board.", "Frame: until the end."),
        4,
        3,
    ),
    "agrees",
    (Hit("card:Baited Hook", "card", "Baited Hook", "in force"),),
    (),
    (),
    (
        Section(
            "Baited Hook as printed and as corrected",
            ("P1 uses Baited Hook on u.", "  as printed: u dies", "  since 2025-10-28: u is banished"),
        ),
    ),
    Basis("2026-07-01", (NewerEdition("core@2026-07-20", "Core Rules", "2026-07-20", "2026-07-25", "1.4"),)),
    (Doubt("an-open-question", "Is it so?", "it is"),),
)
REFUSED = Answer(
    "a hook vs a chimera",
    "Baited Hook vs Sandstone Chimera",
    "matchup",
    "1.4",
    DAY,
    "What is written about these cards:",
    (Citation("card:Baited Hook", "Baited Hook", "A gear.", "in force"),),
    (),
    Simulation("refused", "Sandstone Chimera is not defined for the engine yet."),
    "cannot simulate",
)
NOTHING = Answer(
    "quagga",
    "quagga",
    "none",
    "1.4",
    DAY,
    "Nothing in the rules, the answers or the errata is about this.",
)
MOVED = RuleChange("moved", ("428.5.d",), ("428.5.e",), "")
REWORDED = RuleChange("reworded", ("420.1", "420.2"), ("420.1",), "In 1.3: to move was to leave.")
IMPACT = Impact(
    "1.3",
    "1.4",
    (
        Affected(
            Dependent("rulings/pairs/hook.md!1", "ruling", "A unit moves", "rulings/pairs/hook.md:3", ()),
            (Reason("core@1.4:420.1", REWORDED), Reason("core@1.3:428.5.d", MOVED)),
        ),
        Affected(
            Dependent("faq@origins:baited-hook-1", "faq", "May a hidden card move [E]?", "faq/origins/hook.md:9", ()),
            (Reason("core@1.4:420.1", REWORDED),),
            Review("faq@origins:baited-hook-1", "1.4", "2026-07-30"),
        ),
    ),
    (Affected(Dependent("coverage:428.5", "citation", "Kills", "coverage:428.5", ()), (Reason("428.5", MOVED),)),),
    9,
    1,
)
CHECKUP = Checkup(
    (
        Finding("numbers", "rules/core/420-move.md:12", "rule 420.1 is both here and at line 10, too.", "Keep one."),
        Finding("references", "core@1.3:427.1", "rule 427.1 points to 107.5, which does not exist there", "", True),
    ),
    {"rules": 10, "answers": 1},
)
RULINGS = """# A unit dies

```scenario
case: it-dies
P1: hand Void Seeker
P2: at BF1 e = 3-Might unit
P1 plays Void Seeker on e
all pass
expect e killed
```

```scenario
P1: base u = 1-Might unit
expect not u stunned, not u buffed, u exhausted
```

```scenario
P1: hand Void Seeker
P2: at BF1 e = 3-Might unit
P1 plays Void Seeker on e
all pass
```

```scenario
P1: hand Baited Hok
```
"""
