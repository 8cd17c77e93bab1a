"""Cards of Vendetta (VEN), one file per card."""

from judge.packed_sources import import_packed

import_packed(__path__)
