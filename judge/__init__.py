"""Riftbound judge: cited rules paired with computed outcomes."""

__version__ = "0.1.0"
