"""Origins: Proving Grounds, one file per domain."""
