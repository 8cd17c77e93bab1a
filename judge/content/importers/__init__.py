"""Readers for the official documents that a user has."""
