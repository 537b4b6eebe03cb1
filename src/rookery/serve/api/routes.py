"""All routes for programs, in the order in which /api/v1/openapi.json lists them."""

from rookery.serve.api.caller import router

# isort: split
from rookery.serve.api import people

# isort: split
from rookery.serve.api import turning

# isort: split
from rookery.serve.api import tables

# isort: split
from rookery.serve.api import play

# isort: split
from rookery.serve.api import after

# isort: split
from rookery.serve.api import cups

# isort: split
from rookery.serve.api import clubs

# isort: split
from rookery.serve.api import leagues

__all__ = ["after", "clubs", "cups", "leagues", "people", "play", "router", "tables", "turning"]
