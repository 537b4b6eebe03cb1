#!/usr/bin/env bash
# Write the lock files: names, versions and hashes for every platform, no addresses. Run by `make lock`.
set -euo pipefail
cd "$(dirname "$0")/.."
UV=$(command -v uv || echo "${VENV:-.venv}/bin/uv")
# A machine's own indexes and folders must not get into the hashes.
unset UV_INDEX UV_DEFAULT_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL UV_FIND_LINKS
lock() {
  "$UV" --no-config pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
    --no-header --no-emit-index-url --no-emit-find-links "${@:2}" -o "requirements/$1.txt"
  echo "· requirements/$1.txt: $(grep -c == "requirements/$1.txt") packages"
}
lock uv requirements/uv.in
lock dev pyproject.toml --extra dev "$@"
lock runtime pyproject.toml --extra server --constraint requirements/dev.txt
lock otel pyproject.toml --extra server --extra otel --constraint requirements/dev.txt
lock build requirements/build.in --constraint requirements/dev.txt
