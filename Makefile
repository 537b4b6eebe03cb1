# Rookery: `make` alone lists the targets. Each sets up what it needs and is quick when nothing changed.

PYTHON ?= python3
MODE   ?= compiled
GAMES  ?= 10000
JOBS   ?= 2
ARGS   ?=

VENV := .venv
BIN  := $(VENV)/bin
PY   := $(BIN)/python
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Python keeps what it has read: without, every process a test starts would compile all it imports again.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

# MODE=pure runs the sources as they are; otherwise the compiled modules are used, if there is a C compiler.
ifeq ($(MODE),pure)
  export ROOKERY_PURE := 1
else ifneq ($(MODE),compiled)
  $(error MODE is compiled or pure, not $(MODE))
endif

.DEFAULT_GOAL := help
.PHONY: help setup compiled generated positions assets play terminal browser walks screens test lint format bench bench-server scale soak golden fuzz wheel production image lock clean distclean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(VENV)/.ready compiled ## a virtual environment in .venv, locked dependencies, compiled core

$(VENV)/.ready: requirements/dev.txt pyproject.toml tools/setup.sh tools/compiled_finder.py
	@PYTHON="$(PYTHON)" VENV="$(VENV)" bash tools/setup.sh
	@touch $@

compiled: $(VENV)/.ready ## the core and the rules compiled, into build/compiled (only if they changed)
ifneq ($(MODE),pure)
	@$(PY) hatch_build.py build/compiled
endif

generated: $(VENV)/.ready ## what the compiler gets for declared state, into build/generated, to be looked at
	@$(PY) src/rookery/compiling/generate.py build/generated

positions: $(VENV)/.ready ## docs/positions.md, from the declared entries of position documents
	@$(PY) tools/positions.py

assets: $(VENV)/.ready ## scripts, fonts and icons for the pages, from npm (only if they changed)
	@$(PY) tools/assets.py

play: compiled assets ## the table in the browser, on a database file of your own; ARGS="--host 0.0.0.0" for friends
	@$(BIN)/rookery serve --open $(ARGS)

terminal: compiled ## the table in the terminal: ARGS="--seats 4 --lang hu"
	@$(BIN)/rookery play thiefs-market $(ARGS)

# Browser tests need Chromium, best as Debian's headless shell, which does the same for less work: installed where
# that is possible, skipped aloud elsewhere.
INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends fonts-dejavu-core
browser:
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	  echo "· chromium for the browser tests" && apt-get update -qq >/dev/null && \
	  { $(INSTALL) chromium-headless-shell >/dev/null 2>&1 || $(INSTALL) chromium >/dev/null; }; } || \
	  command -v chromium >/dev/null || \
	  echo "· no chromium here and no way to install it: browser tests will be skipped"

walks: compiled assets browser ## whole games in Chromium: what is covered or cut at every size, by ear, in every language
	@ROOKERY_WALKS=1 $(PY) -m pytest -q -n $(JOBS) --dist worksteal tests/browser/test_geometry.py tests/browser/test_aloud.py tests/browser/test_words.py $(ARGS)

screens: compiled assets browser ## pictures of every board at every question, into build/screens; ARGS="--games enclave"
	@$(PY) -m tests.browser.screens $(ARGS)

# What can differ between the modes: the compiled modules, and what stands right on them. The server's other rooms, the
# terminal, the bots and the browser are plain Python in both, and tested once. So is what texts say: that both modes
# read them alike is for test_messages.py, which is run in both. Whether both play alike, one comparison tells.
TWICE := $(addprefix tests/,serve/test_protocol.py serve/test_packing.py terminal/test_play.py lab/test_many.py lab/test_numbers.py lab/test_planted.py)
WORDS := $(addprefix tests/,test_agreement.py test_english.py test_i18n.py)
ONCE  := tests/browser tests/crash tests/bots tests/modes $(WORDS) $(filter-out $(TWICE),$(foreach room,serve terminal lab,$(wildcard tests/$(room)/test_*.py)))
test: compiled assets ## the whole suite; MODE=pure for what interpreting can change, ARGS="-k den" for a part
ifeq ($(MODE),pure)
	@echo "· tests, interpreted: rules, documents, boards, protocol"
	@$(PY) -m pytest -q -n $(JOBS) --dist worksteal --doctest-modules --ignore src/rookery/serve/store/migrations --ignore src/rookery/lab/learn \
	  $(addprefix --ignore=,$(ONCE)) src tests $(wildcard *.md docs/*.md) $(ARGS)
else
	@$(MAKE) --no-print-directory browser
	@echo "· tests, compiled"
	@$(PY) -m pytest -q -n $(JOBS) --dist worksteal tests $(wildcard *.md docs/*.md) $(ARGS)
endif

lint: $(VENV)/.ready ## format, style, types, import rules, lock files
	@echo "· ruff" && $(BIN)/ruff format --check --quiet --output-format concise . || { echo "make format puts it right"; exit 1; }
	@$(BIN)/ruff check --quiet --output-format concise .
	@echo "· mypy" && $(BIN)/mypy --no-error-summary
	@mkdir -p build && echo "· imports" && $(BIN)/lint-imports --no-logo >build/imports.txt 2>&1 || { cat build/imports.txt; exit 1; }
	@echo "· lock files, stray files" && $(PY) tools/check_tree.py

format: $(VENV)/.ready ## put the format right, and what else ruff can
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format --quiet .

bench: compiled ## speed, compiled and then interpreted
	@$(BIN)/rookery bench $(ARGS)
	@ROOKERY_PURE=1 $(BIN)/rookery bench $(ARGS)

bench-server: compiled ## the server under load, SQLite and PostgreSQL; ARGS=--quick for twenty seconds
	@$(PY) -m benchmarks.server $(ARGS)

scale: $(VENV)/.ready ## a site for 100,000 people, simulated with measured costs; ARGS=--again measures first
	@$(PY) -m benchmarks.scale $(ARGS)

soak: compiled ## GAMES=10000 games with every check
	@$(PY) -m rookery.play.soak --games $(GAMES) $(ARGS)

golden: compiled ## write the golden playthroughs anew and tell what changed; ARGS=--records adds records
	@$(PY) -m tests.golden.make $(ARGS)

fuzz: compiled ## 10,000 positions and 1,000 card files per game, altered: refused with a reason, or played to their end
	@$(PY) -m tests.fuzz.altered $(ARGS)
	@$(PY) -m tests.fuzz.files $(ARGS)

wheel: $(VENV)/.ready assets ## a wheel for this platform, into dist
	@$(PY) -m hatchling build -t wheel

production: ## what a server runs and nothing else, into a folder of its own: DIR=/opt/rookery; LOCK=otel adds traces
	@PYTHON="$(PYTHON)" DIR="$(DIR)" LOCK="$(or $(LOCK),runtime)" bash tools/production.sh

image: $(VENV)/.ready ## the container image, built, run read-only, and played at; needs podman
	@ROOKERY_IMAGE=1 ROOKERY_PURE=1 $(PY) -m pytest -q -rs tests/serve/test_image.py $(ARGS)

lock: $(VENV)/.ready ## new lock files from pyproject.toml; ARGS=--upgrade for newer versions
	@VENV="$(VENV)" bash tools/lock.sh $(ARGS)

clean: ## remove what was built
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove .venv too
	@rm -rf $(VENV)
