# Everything a contributor or a player needs, from a fresh checkout with Python 3.11+ and make alone.
# Environments are rebuilt when pyproject.toml changes; PYTHON=... chooses the interpreter.

VENV := .venv
BENCH := .venv-bench
GAMES ?= 10000
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
PIP_INSTALL := -m pip install --quiet --quiet --disable-pip-version-check --editable

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check bench soak clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.stamp-play ## Play in the browser
	@$(VENV)/bin/vindima play

check: $(VENV)/.stamp-dev ## Lint, formatting, types, direction of imports
	@$(VENV)/bin/python -m ruff check --quiet
	@$(VENV)/bin/python -m ruff format --check --quiet || { echo "Run: $(VENV)/bin/ruff format" >&2; exit 1; }
	@$(VENV)/bin/python -m mypy --no-error-summary
	@$(VENV)/bin/python -m pytest -q tests/test_imports.py

test: check ## All of check, and every test
	@$(VENV)/bin/python -m pytest -q -n auto

bench: $(BENCH)/.stamp-bench ## Speed of each game, and against a peer
	@$(BENCH)/bin/vindima bench
	@$(BENCH)/bin/python benchmarks/peers.py

soak: $(VENV)/.stamp-dev ## Random games by the thousand: make soak GAMES=10000
	@$(VENV)/bin/python -m tests.soak --games $(GAMES)

clean: ## Remove environments, caches and builds
	@rm -rf $(VENV) $(BENCH) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.stamp-play: pyproject.toml $(VENV)/.stamp-venv
	@$(VENV)/bin/python $(PIP_INSTALL) .
	@touch $@

$(VENV)/.stamp-dev: pyproject.toml $(VENV)/.stamp-venv
	@$(VENV)/bin/python $(PIP_INSTALL) '.[dev]'
	@touch $@ $(VENV)/.stamp-play

$(BENCH)/.stamp-bench: pyproject.toml $(BENCH)/.stamp-venv
	@$(BENCH)/bin/python $(PIP_INSTALL) '.[bench]'
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
