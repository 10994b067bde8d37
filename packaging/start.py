"""Where the frozen program starts: as `python -m cardtable`."""

import sys

from cardtable.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
