# Castellan: `make run` to play, `make test` to check everything.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# One more than there are cores: many tests wait for a browser, a database or another process.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
READY := $(VENV)/.ready
STAMP := $(VENV)/.installed
UNPINNED := $(VENV)/.unpinned
PIP := $(BIN)/python -m pip install --disable-pip-version-check --no-compile

.DEFAULT_GOAL := help
.PHONY: help install constraints run test quick lint types unit browser gallery demo bench duel pace fuzz siege docs wheel bare clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(STAMP) ## Make .venv with everything the project needs
$(STAMP): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Packages for playing and for developing, once: about 150 MB, a minute or two. Each is named as it comes."
	@rm -f $(UNPINNED)
	@$(PIP) -c constraints.txt -e ".[all]" || { touch $(UNPINNED); \
		echo "The versions of constraints.txt cannot all be had here; taking what can."; $(PIP) -e ".[all]"; }
	@touch $(READY) $(STAMP)

$(READY): pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Packages, once: about 20 MB, a minute at most on a usual connection. Each is named as it comes."
	@$(PIP) -c constraints.txt -e . || { \
		echo "The versions of constraints.txt cannot all be had here; taking what can."; $(PIP) -e .; }
	@touch $(READY)

$(BIN)/pip:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Python 3.11 or newer is needed. If you have one: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "A Python of its own for Castellan in $(VENV), once: some seconds."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

constraints: ## Write down anew which versions everything is tested with
	$(PYTHON) -m venv --clear build/fresh
	build/fresh/bin/python -m pip install --quiet --disable-pip-version-check ".[all]"
	sed -n '/^#/p' constraints.txt > build/constraints.txt
	build/fresh/bin/python -m pip freeze --exclude castellan >> build/constraints.txt
	mv build/constraints.txt constraints.txt

run: $(READY) ## Play: the local table in the browser, or the real bot with DISCORD_TOKEN in .env
	@echo "Opening the house: some seconds, a little longer the first time."
	@$(BIN)/castellan

test: install lint ## Run every check: style, types, tests
	@$(MAKE) --no-print-directory -j 2 types unit

quick: install lint ## Under a minute: style, and the tests that are quick
	$(BIN)/pytest -n auto -m "not slow"

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/pyright

unit: browser
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup

browser: install ## Find a Chromium for the tests that need one, or fetch it
	@$(BIN)/python -m tests.chromium

demo: $(READY) ## Let computers play a game through the real bot, and save it as demo.html
	$(BIN)/castellan demo --out demo.html

gallery: $(READY) ## Draw every kind of picture into gallery/; BEFORE=folder of an earlier one shows both side by side
	$(BIN)/python -m bot.gallery gallery $(BEFORE)

fuzz: install ## Play 200 random games of Medioevo, looking for faults
	$(BIN)/python -m tests.fuzz

siege: install ## Besiege the bot for ten minutes, then four processes for five: kills, faults, locks, races
	$(BIN)/python -m tests.siege
	$(BIN)/python -m tests.siege --clusters 4 --seconds 300

bench: install ## Measure, as ratios, side by side
	$(BIN)/python -m bench

duel: install ## Let computers play against one another: hard against the quick choice in every game
	$(BIN)/python -m bench.duel

pace: install ## Play Medioevo as people would who look in twice a day, and count the days
	$(BIN)/python -m bench.pace

docs: install ## Build the documentation into site/
	$(BIN)/mkdocs build --strict --quiet --site-dir site

wheel: install ## Build the package into dist/
	rm -rf build/lib
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

bare: wheel ## Install the package alone, as a host would, and weigh it
	$(BIN)/python -m bench.bare

clean: ## Remove what was made
	rm -rf $(VENV) gallery site dist build demo.html *.egg-info .pytest_cache .ruff_cache
