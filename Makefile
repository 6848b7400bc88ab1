# Everything a contributor or a player needs, from a fresh checkout with Python 3.11+ and make alone.
# Environments are rebuilt when what they hold has changed; PYTHON=... chooses the interpreter.

VENV := .venv
PLAY := .venv-play
BENCH := .venv-bench
WEB := src/vindima/web
PAGES := build_web.py $(shell find $(WEB) src/vindima/locale \( -name node_modules -o -name dist -o -name "*.py*" \) -prune -o -type f -print)
SOURCES := pyproject.toml hatch_build.py $(PAGES) \
	$(shell find src -path $(WEB) -prune -o \( -name "*.py" -o -name "*.toml" -o -name "*.md" \) -print)
GAMES ?= 10000
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
PIP := -m pip --quiet --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-sources test-wheel chromium check bench soak clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY)/.stamp-play ## Open a table against bots
	@$(PLAY)/bin/vindima play

check: $(VENV)/.stamp-dev ## Lint, formatting, types of Python and of the pages, direction of imports
	@$(VENV)/bin/python -m ruff check --quiet
	@$(VENV)/bin/python -m ruff format --check --quiet || { echo "Run: $(VENV)/bin/ruff format" >&2; exit 1; }
	@$(VENV)/bin/python -m mypy --no-error-summary
	@$(VENV)/bin/python build_web.py check
	@$(VENV)/bin/python -m pytest -q tests/test_imports.py

test: check test-sources test-wheel ## All of check, every test on the compiled wheel, those of the engine on the sources too

# What stands above the engine is the same code in the wheel, and is tried there.
test-sources: $(VENV)/.stamp-dev $(WEB)/dist/index.html
	@VINDIMA_PURE=1 $(VENV)/bin/python -m pytest -q -n auto --dist worksteal -m "not browser and not slow" \
		$(addprefix --ignore=tests/,bots cli docs locale research rules server web)

test-wheel: $(PLAY)/.stamp-dev chromium
	@$(PLAY)/bin/python -m pytest -q -n auto --dist worksteal

# The pages are tried in a browser. Where none can be installed those tests are skipped; in CI they fail.
chromium:
	@if ! command -v chromium >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing chromium, in which the pages are tried (once)"; \
		export DEBIAN_FRONTEND=noninteractive; \
		(apt-get install -y chromium || (apt-get update && apt-get install -y chromium)) >/dev/null 2>&1 || true; \
	fi

bench: $(BENCH)/.stamp-bench ## Speed of each game, and against a peer
	@$(BENCH)/bin/vindima bench
	@$(BENCH)/bin/python benchmarks/peers.py --write docs/reference/speed.md

soak: $(PLAY)/.stamp-dev ## Random games by the thousand: make soak GAMES=10000
	@$(PLAY)/bin/python -m tests.soak --games $(GAMES)

clean: ## Remove environments, caches and builds
	@rm -rf $(VENV) $(PLAY) $(BENCH) $(WEB)/dist $(WEB)/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Players get the wheel, whose engine is compiled where there is a C compiler; developers run the sources.
$(PLAY)/.stamp-play: $(SOURCES) $(PLAY)/.stamp-venv
	@echo "Building Vindima (its pages are built and its engine is compiled: this takes a minute or two)"
	@rm -rf $(PLAY)/wheel
	@$(PLAY)/bin/python $(PIP) wheel --no-deps --wheel-dir $(PLAY)/wheel .
	@$(PLAY)/bin/python $(PIP) install --force-reinstall --no-deps $(PLAY)/wheel/*.whl
	@$(PLAY)/bin/python $(PIP) install $(PLAY)/wheel/*.whl
	@touch $@

$(PLAY)/.stamp-dev: $(PLAY)/.stamp-play
	@$(PLAY)/bin/python $(PIP) install "$$(echo $(PLAY)/wheel/*.whl)[dev]"
	@touch $@

$(VENV)/.stamp-dev: pyproject.toml $(VENV)/.stamp-venv
	@$(VENV)/bin/python $(PIP) install --editable '.[dev]'
	@touch $@

# The sources need their pages too; a wheel has them built by hatch_build.py.
$(WEB)/dist/index.html: $(PAGES) | $(VENV)/.stamp-dev
	@echo "Building the pages of the table"
	@$(VENV)/bin/python build_web.py

$(BENCH)/.stamp-bench: $(PLAY)/.stamp-play $(BENCH)/.stamp-venv
	@$(BENCH)/bin/python $(PIP) install --force-reinstall --no-deps $(PLAY)/wheel/*.whl
	@$(BENCH)/bin/python $(PIP) install "$$(echo $(PLAY)/wheel/*.whl)[bench]"
	@touch $@

# The first interpreter that is new enough and can make an environment; else one line on what is missing.
%/.stamp-venv:
	@missing="Vindima needs Python 3.11 or newer: install it, or name one with make PYTHON=/path/to/python"; \
	for python in $(PYTHONS); do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		if $$python -c 'import ensurepip, venv' 2>/dev/null; then \
			echo "Preparing $* (once)"; \
			$$python -m venv --clear $* && touch $@; exit; \
		fi; \
		missing="$$python has no venv: install it (on Debian and Ubuntu: apt install python3-venv) and run make again"; \
	done; \
	echo "$$missing" >&2; exit 1
