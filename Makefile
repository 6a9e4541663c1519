# make run     open the table              make soak     the long counts for a night, or HOURS=1
# make test    ruff, mypy, pytest          make bench    speeds, one JSON object a line
# make lint    ruff and mypy               make screens  pictures of every game into build/screens
# make venv    only prepare .venv          make installer  what is shipped, into dist
# Every target first sets up what is missing (tools/prepare.sh).
# Another Python than the first found makes it:  make run PYTHON=/its/place

VENV := .venv/bin/python
HOURS ?= 8
export QT_LOGGING_RULES ?= qt.qpa.fonts=false
# What Python has read is kept: tests start the program hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run test soak lint bench screens installer venv clean

venv:
	@tools/prepare.sh venv

run:
	@tools/prepare.sh run
	@$(VENV) -m tools.build run

# Types are looked at beside the first tests: one of them always waits for something.
test:
	@tools/prepare.sh test
	$(VENV) -m ruff check .
	@$(VENV) -m mypy & types=$$!; \
	$(VENV) -m pytest -n 2 --dist worksteal -q; tests=$$?; \
	wait $$types && exit $$tests

lint:
	@tools/prepare.sh test
	$(VENV) -m ruff check .
	$(VENV) -m mypy

soak:
	@tools/prepare.sh test
	$(VENV) -m tools.soak --hours $(HOURS)

bench:
	@tools/prepare.sh test
	@$(VENV) -m tools.bench

screens:
	@tools/prepare.sh test
	QT_QPA_PLATFORM=offscreen $(VENV) -m tools.screens

installer:
	@tools/prepare.sh venv
	$(VENV) packaging/installer.py

clean:
	rm -rf build dist *.egg-info .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find cardtable -name '*.so' -delete -o -name '*.c' -delete
