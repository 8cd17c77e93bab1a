"""``python -m judge`` is the command ``judge``."""

import sys

from judge.cli.entry import main

sys.exit(main())
