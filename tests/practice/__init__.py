"""Tests of the practice questions."""
