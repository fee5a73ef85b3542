#!/bin/sh
# Tests the Python package in a virtual environment of its own, which is kept under target/ between runs.
# What cannot be installed is told and skipped; the last line says how many steps were skipped.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
venv=$target/python-venv
skipped=0

skip() {
  skipped=$((skipped + 1))
  echo "skipped: $1"
}

# install NAME PACKAGE...: once, until the list changes.
install() {
  name=$1
  shift
  [ "$(cat "$venv/.$name" 2> /dev/null)" = "$*" ] && return 0
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@" || return 1
  echo "$*" > "$venv/.$name"
}

python=${PYTHON:-python3}
if ! "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 9))' 2> /dev/null; then
  skip 'there is no Python 3.9 or newer with venv: the package was not tested'
  echo "0 passed; $skipped steps skipped"
  exit 0
fi
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
if ! install tools 'maturin>=1.9.4,<2' pytest mypy numpy; then
  skip 'maturin, pytest, mypy or numpy cannot be installed: the package was not tested'
  echo "0 passed; $skipped steps skipped"
  exit 0
fi

cd "$root/python"
"$venv/bin/maturin" build --quiet --release --target-dir "$target/python" --out "$target/wheels" --interpreter "$venv/bin/python"
wheel=$(ls -t "$target"/wheels/undercroft-*.whl | head -1)
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps "$wheel"
[ "${1:-}" = wheel ] && { echo "$wheel"; exit 0; }

install gymnasium 'gymnasium>=1.0,<2' 'pettingzoo[classic]>=1.24' || skip 'gymnasium and pettingzoo cannot be installed'
install openspiel 'open_spiel>=1.5' || skip 'open_spiel cannot be installed'
# Ray is large: only when it is asked for, as `make cluster-test` does, or when it is there already.
if [ "${1:-}" = cluster ]; then
  install ray 'ray>=2.9' 'pyarrow>=14' || { echo 'ray cannot be installed'; exit 1; }
  install rllib 'ray[rllib]>=2.44' torch || skip 'ray[rllib] and torch cannot be installed: the PPO example was not tried'
  cd tests && "$venv/bin/python" -m pytest -rs -p no:cacheprovider cluster/
  echo "$skipped steps skipped"
  exit 0
fi
install parquet 'pyarrow>=14' || skip 'pyarrow cannot be installed'
install notebooks nbclient nbformat ipykernel matplotlib || skip 'what notebooks need cannot be installed'

"$venv/bin/python" -m mypy
# The tests see the installed wheel, not the sources beside them.
cd tests
"$venv/bin/python" -m pytest -rs --rootdir "$root/python/tests" -p no:cacheprovider --ignore cluster . > "$target/python-tests.log" 2>&1 || {
  cat "$target/python-tests.log"
  exit 1
}
cat "$target/python-tests.log"
skipped=$((skipped + $(grep -c '^SKIPPED' "$target/python-tests.log" || true)))
echo "$(grep -Eo '[0-9]+ passed' "$target/python-tests.log" | tail -1); $skipped steps skipped"
