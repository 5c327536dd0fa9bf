PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed

.PHONY: install play test lint format docs pool fuzz bench clean

install: $(INSTALLED)

$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[cli,lab,dev]'
	touch $@

play: install
	$(BIN)/apnap play

test: lint
	$(BIN)/pytest -n 2

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: install
	$(BIN)/python -m apnap.rules.editions_page

pool: install
	$(BIN)/python -m apnap.cards.build_pool

fuzz: install
	$(BIN)/apnap fuzz

bench: install
	$(BIN)/apnap bench

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +
