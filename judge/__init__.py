"""Riftbound judge: cited rules paired with computed outcomes."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.api.opened import Judge

__version__ = "0.9.0"
__all__ = ["__version__", "open"]


def open(as_of: str = "", rules: str = "") -> "Judge":  # noqa: A001 - judge.open() is how programs say it
    """Open the judge for a program: ``judge.open().ask("Baited Hook vs Unlicensed Armory")``; docs/api.md tells more.

    ``as_of`` is a day as ``2026-07-24`` (today if empty), ``rules`` a version of the Core Rules (the one in force
    on that day if empty). Raises judge.errors.Misuse for a day or a version that there is none of.
    """
    from judge.api.opened import Judge  # noqa: PLC0415 - the command line needs none of it

    return Judge(as_of, rules)
