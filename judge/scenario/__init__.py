"""Scenario language, runner, explorer and matchups."""
