"""JSON for programs: all a page can do. `docs/api.md` is the guide, /api/v1/openapi.json the description."""
