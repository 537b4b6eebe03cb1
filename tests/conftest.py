"""What holds for every test: generated examples are the same in every run."""

import os

from hypothesis.internal.conjecture import providers

if "ROOKERY_FUZZ" not in os.environ:
    # Hypothesis mixes in constants of the modules loaded so far, and which those are depends on how the tests were
    # shared out among the workers. Without them the same examples come whatever ran before.
    providers._get_local_constants = lambda: providers._local_constants
