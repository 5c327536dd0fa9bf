PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed

CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

.PHONY: words install browser play test lint format docs pool fuzz bench mutants switchoff clean

install: $(INSTALLED)

$(INSTALLED): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[cli,lab,web,dev]'
	touch $@

play: install
	$(BIN)/apnap play

test: lint browser
	$(BIN)/pytest -n 2

# The browser that the tests of the pages drive: Debian's Chromium with a font that has Chinese.
browser:
ifeq ($(CHROMIUM),)
	@if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core fonts-wqy-microhei) >/dev/null; fi; \
	command -v chromium >/dev/null || echo "*** NO CHROMIUM: the tests of the pages in a real browser are SKIPPED; install chromium ***"
endif

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

# CARDS: a file in MTGJSON AtomicCards shape. Nine minutes at a time; call it again until it says that all is done.
words: install
	mkdir -p build
	$(BIN)/python -m apnap.oracle.deletion $(CARDS) --progress build/words.jsonl --minutes 9

fuzz: install
	$(BIN)/apnap fuzz

bench: install
	$(BIN)/apnap bench

mutants: install
	PYTHONPATH=tests $(BIN)/python -m mutants

switchoff: install
	PYTHONPATH=tests $(BIN)/pytest -q -p switchoff -p no:xdist

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +
