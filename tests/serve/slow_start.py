"""Imported by the process that starts others, on a machine so busy that this lasts as long as its server.

Anybody else may import it, as a collector of doctests does: it waits in that process alone.
"""

import os
import sys
import time

SERVER = os.getppid()
while any("multiprocessing.forkserver" in word for word in sys.orig_argv) and os.getppid() == SERVER:
    time.sleep(0.05)
