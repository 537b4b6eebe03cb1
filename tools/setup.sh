#!/usr/bin/env bash
# Make the virtual environment: exactly the locked packages, and this working tree. Run by `make setup`.
set -euo pipefail
cd "$(dirname "$0")/.."
VENV=${VENV:-.venv}
PYTHON=${PYTHON:-python3}
PY=$VENV/bin/python
started=$SECONDS

"$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
  echo "Rookery needs Python 3.11 or newer; this is $("$PYTHON" --version). Try: make PYTHON=python3.12 setup" >&2
  exit 1
}
rm -f "$VENV/.ready"
which='import sys; print(sys.version)'
if [ "$("$PY" -c "$which" 2>/dev/null)" != "$("$PYTHON" -c "$which")" ]; then
  echo "· a virtual environment in $VENV"
  rm -rf "$VENV"
  "$PYTHON" -m venv "$VENV" || {
    echo "Python's venv module is missing (on Debian and Ubuntu: the package python3-venv)." >&2
    exit 1
  }
fi

# uv is three times as quick as pip, its own download included; where it does not get through, pip does the same.
# Both check every file against the lock.
pip() { "$PY" -m pip --quiet --disable-pip-version-check "$@" 2> >(grep -v 'is ignored: it is neither' >&2); }
with_uv() {
  local uv
  uv=$(command -v uv || echo "$VENV/bin/uv")
  [ -x "$uv" ] || pip install --require-hashes -r requirements/uv.txt || return 1
  "$uv" pip sync --quiet --require-hashes --python "$PY" requirements/dev.txt
}
with_pip() { pip install --require-hashes -r requirements/dev.txt; }
echo "· $(grep -c == requirements/dev.txt) locked packages"
with_uv || { echo "· once more, with pip"; with_pip; }

echo "· this working tree, editable"
pip install --no-deps --no-build-isolation --force-reinstall --editable .
site=$("$PY" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
cp tools/compiled_finder.py "$site/_rookery_compiled.py"
"$PY" -m compileall -q "$site/_rookery_compiled.py"
printf 'import _rookery_compiled; _rookery_compiled.install(%s)\n' "$("$PY" -c 'import os; print(repr(os.getcwd()))')" \
  >"$site/_rookery_compiled.pth"
echo "· ready in $((SECONDS - started)) s"
