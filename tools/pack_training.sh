#!/usr/bin/env bash
# What training needs on a machine with an accelerator that reaches no package index: this tree's modules compiled for
# its Python, and the few packages that are not there (NumPy and PyTorch are taken to be). In the root of the tree:
#
#   tools/pack_training.sh python3.12      fills build/travel, about 60 MB; only what changed is compiled again
#   sh build/travel/python.sh -m MODULE …  there: python3, which finds tree, modules and packages
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHON=${1:-python3}
OUT=build/travel
VENV=build/travel-venv

[ -x "$VENV/bin/python" ] || "$PYTHON" -m venv "$VENV"
pip() { "$VENV/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
pip install --require-hashes -r requirements/runtime.txt
pip install --require-hashes -r requirements/build.txt
rm -rf "$OUT/site"
mkdir -p "$OUT/site"
pip freeze | grep -iE '^(librt|mypy.extensions)==' >"$OUT/packages.txt"
pip install --no-deps --target "$OUT/site" -r "$OUT/packages.txt"
"$VENV/bin/python" hatch_build.py "$OUT/compiled"
find "$OUT/compiled" -name '*.so' -exec strip --strip-unneeded {} +
rm -rf "$OUT/objects"

cp tools/compiled_finder.py "$OUT/site/_rookery_compiled.py"
cat >"$OUT/site/sitecustomize.py" <<'EOF'
"""Every Python of this shell, those it starts too, finds the compiled modules of the tree."""

import os

import _rookery_compiled

_rookery_compiled.install(os.environ["ROOKERY_TREE"])
EOF
cat >"$OUT/python.sh" <<'EOF'
# The python3 of this machine, with tree, compiled modules and packages.
cd "$(dirname "$0")/../.."
if ! diff -rq build/travel/compiled build/compiled >/dev/null 2>&1; then # several may run side by side
    rm -rf build/compiled && cp -r build/travel/compiled build/compiled
fi
ROOKERY_TREE=$PWD PYTHONPATH=$PWD/src:$PWD/build/travel/site${PYTHONPATH:+:$PYTHONPATH} ROOKERY_REQUIRE_COMPILED=1
export ROOKERY_TREE PYTHONPATH ROOKERY_REQUIRE_COMPILED
exec ${PYTHON:-python3} "$@"
EOF
du -sh "$OUT"
