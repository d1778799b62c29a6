# Castellan: `make run` to play, `make test` to check everything.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help install run test quick lint types unit gallery bench fuzz siege docs wheel clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(STAMP) ## Make .venv with everything the project needs
$(STAMP): pyproject.toml
	@echo "Installing into $(VENV), once: a minute or two, as fast as your connection. Every package is named as it comes."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --disable-pip-version-check -e ".[dev]"
	@touch $(STAMP)

run: install ## Play: the local table in the browser, or the real bot with DISCORD_TOKEN in .env
	$(BIN)/castellan

test: install lint types unit ## Run every check: style, types, tests

quick: install lint ## Under a minute: style, and the tests that are quick
	$(BIN)/pytest -n auto -m "not slow"

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/pyright

unit: install
	$(BIN)/pytest -n auto --dist loadgroup

gallery: install ## Draw every kind of picture into gallery/
	$(BIN)/python -m render.gallery gallery

fuzz: install ## Play 200 random games of Medioevo, looking for faults
	$(BIN)/python -m tests.fuzz

siege: install ## Besiege the bot for ten minutes: kills, faults, locks, races
	$(BIN)/python -m tests.siege

bench: install ## Measure, as ratios, side by side
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[bench]"
	$(BIN)/python -m bench

docs: install ## Build the documentation into site/
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[docs]"
	$(BIN)/mkdocs build --strict --quiet --site-dir site

wheel: install ## Build the package into dist/
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

clean: ## Remove what was made
	rm -rf $(VENV) gallery site dist build *.egg-info .pytest_cache .ruff_cache
