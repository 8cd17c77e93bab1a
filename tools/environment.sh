# Sourced by ./try and ./check: makes a virtual environment and keeps it in step with pyproject.toml.

python_311() {
    for name in python3.13 python3.12 python3.11 python3 python; do
        found=$(command -v "$name" 2>/dev/null) || continue
        if "$found" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$found"
            return 0
        fi
    done
    echo "judge: no Python 3.11 or newer was found. Install one, then run this again." >&2
    return 2
}

environment() { # environment FOLDER WHAT-TO-INSTALL
    wanted=$(cksum < "$here/pyproject.toml")
    if [ -x "$1/bin/python" ] && [ "$(cat "$1/made-from" 2>/dev/null)" = "$wanted $2 $here" ]; then
        return 0
    fi
    python=$(python_311) || exit 2
    if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
        echo "judge: $python has no venv module. On Debian or Ubuntu: apt install python3-venv. Then run this again." >&2
        exit 2
    fi
    echo "judge: making an environment in $1 (once; about a minute)" >&2
    rm -rf "$1"
    "$python" -m venv "$1" >&2
    if ! (cd "$here" && "$1/bin/python" -m pip install --quiet --disable-pip-version-check --editable "$2") >&2; then
        echo "judge: the packages could not be installed. Is there a network? Then run this again." >&2
        exit 2
    fi
    echo "$wanted $2 $here" > "$1/made-from"
}
