#!/usr/bin/env bash
# Install what a server runs, and nothing else: the locked packages and a compiled wheel, in a virtual environment of
# its own. Run by `make production DIR=/opt/rookery`, and by the Containerfile. LOCK=otel adds OpenTelemetry.
set -euo pipefail
cd "$(dirname "$0")/.."
DIR=${DIR:?say where to: make production DIR=/opt/rookery}
PYTHON=${PYTHON:-python3}
LOCK=${LOCK:-runtime}
TOOLS=build/production
[ -e "$DIR" ] && { echo "$DIR exists: a server may be running from it. Choose another folder." >&2; exit 1; }
[ -f "requirements/$LOCK.txt" ] || { echo "there is no requirements/$LOCK.txt" >&2; exit 1; }

into() { "$1/bin/python" -m pip --quiet --disable-pip-version-check --no-cache-dir install "${@:2}"; }
echo "· what builds: $(grep -c == requirements/build.txt) locked packages"
rm -rf "$TOOLS"
"$PYTHON" -m venv "$TOOLS"
into "$TOOLS" --require-hashes -r requirements/build.txt
into "$TOOLS" --require-hashes -r requirements/runtime.txt # the compiler reads their types
"$TOOLS/bin/python" tools/assets.py
echo "· a wheel"
ROOKERY_REQUIRE_COMPILED=1 "$TOOLS/bin/python" -m hatchling build -t wheel -d "$TOOLS/wheel"

echo "· what runs: $(grep -c == "requirements/$LOCK.txt") locked packages"
"$PYTHON" -m venv "$DIR"
into "$DIR" --require-hashes -r "requirements/$LOCK.txt"
into "$DIR" --no-deps "$TOOLS"/wheel/*.whl
"$DIR/bin/python" -m pip --quiet uninstall --yes pip setuptools 2>/dev/null
rm -rf "$TOOLS"
"$DIR/bin/rookery" --version
