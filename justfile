# Recipes for contributors; `just` lists them.

default:
    @just --list

# Answer a question.
ask *question:
    ./try {{question}}

# Run the tests.
test *arguments:
    ./check {{arguments}}

# Format, lint and check the types.
lint:
    ruff format .
    ruff check --fix .
    mypy

# Write the lists of cases, of coverage and of simulated answers anew.
lists:
    python tools/lists.py

# Lint the content.
doctor:
    judge doctor

# Everything that has to pass before a change lands.
ci:
    .ci/run

# Print times and ratios.
bench:
    python -m bench.startup
    python -m bench.engine
