# All commands for contributors and players, for a fresh checkout with only Python 3.11+ and make.
# Environments are rebuilt when their requirements change; PYTHON=... selects the interpreter.

VENV := .venv
BIN := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BENCH := .venv-bench
NOTEBOOKS := .venv-notebooks
RELEASE := .venv-release
WEB := src/vindima/web
GAMES ?= 10000
ARGS ?=
PYTHONS := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

# Sets $$python to the first interpreter that is new enough and can create environments, or says what is missing.
FIND_PYTHON = \
	missing="Vindima needs Python 3.11 or newer: install it, or name one with make PYTHON=/path/to/python"; \
	for candidate in $(PYTHONS); do \
		$$candidate -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		if $$candidate -c 'import ensurepip, venv' 2>/dev/null; then python=$$candidate; break; fi; \
		missing="$$candidate has no venv: install it (on Debian and Ubuntu: apt install python3-venv) and run make again"; \
	done; \
	if [ -z "$$python" ]; then echo "$$missing" >&2; exit 1; fi; \
	$$python
DEVELOPER = @$(FIND_PYTHON) build_env.py $(VENV) '.[dev]'

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play fast test check bench soak notebooks siege site release clean environment

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Open a table against bots; choose it with ARGS="viticulture --seats human,hard"
	@$(FIND_PYTHON) build_table.py play $(ARGS)

fast: ## Compile the engine now; make play does this in the background
	@$(FIND_PYTHON) build_table.py fast

environment:
	$(DEVELOPER)

check: environment ## Check lint, formatting and types of Python and of the pages, and the direction of imports
	@$(VENV)/$(BIN)/python -m tests.run check

test: environment ## Run all of check and every test: the engine's on the sources and compiled, the others compiled
	@$(VENV)/$(BIN)/python -m tests.run

bench: environment ## Measure the speed of each game, also against a peer
	@$(VENV)/$(BIN)/python -m tests.run wheel
	@$(FIND_PYTHON) build_env.py $(BENCH) "$$(echo build/wheel/*.whl)[bench]"
	@$(BENCH)/$(BIN)/vindima bench
	@$(BENCH)/$(BIN)/python benchmarks/peers.py --write docs/reference/speed.md

soak: environment ## Play thousands of random games: make soak GAMES=10000
	@$(VENV)/$(BIN)/python -m tests.run wheel
	@.venv-wheel/$(BIN)/python -m tests.soak --games $(GAMES)

notebooks: ## Run the notebooks in examples again, with the compiled engine if there is a compiler
	@$(FIND_PYTHON) build_env.py $(NOTEBOOKS) '.[notebooks]'
	@$(NOTEBOOKS)/$(BIN)/jupyter execute --inplace examples/*.ipynb

siege: environment ## Fuzz, kill, starve and attack a server on this machine; ARGS="--report siege.md" writes the report
	@$(VENV)/$(BIN)/python -m tests.run wheel
	@.venv-wheel/$(BIN)/python -m tests.siege $(ARGS)

site: environment ## Write the documentation and the site for play without a server into build/site
	@$(VENV)/$(BIN)/python build_web.py
	@$(VENV)/$(BIN)/vindima site $(or $(FOLDER),build/site)

release: ## Build everything that is published from a tag into dist; with ARGS=--trial, without a tag into build/trial
	@$(FIND_PYTHON) build_env.py $(RELEASE) '.[release]'
	@$(RELEASE)/$(BIN)/python build_release.py $(ARGS)

clean: ## Remove environments, caches and builds
	@rm -rf $(VENV) .venv-play .venv-wheel $(BENCH) $(NOTEBOOKS) $(RELEASE) $(WEB)/dist $(WEB)/dist.new $(WEB)/node_modules build dist site \
		.mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
