"""Cards of Origins: Proving Grounds (OGS), one file per card."""
