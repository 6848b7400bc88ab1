"""`python -m vindima` is the command `vindima`."""

import sys

from vindima.cli import main

sys.exit(main())
