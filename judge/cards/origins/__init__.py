"""Cards of Origins and its Proving Grounds set (OGN, OGS), one file per domain."""
