#!/bin/sh
# Asks a real service whatever its own document allows, and what it does not: run.sh PROGRAM FOLDER SECONDS.
# The tool is kept in FOLDER between runs. The stream of events is left out, because it never ends; leaving and being forgotten are asked
# last and as somebody else, because nobody is known after them.
set -eu
program=$1 folder=$2 seconds=$3
here=$(cd "$(dirname "$0")" && pwd)
tool=$folder/bin/schemathesis
[ -x "$tool" ] || { echo 'Installing schemathesis'; python3 -m venv "$folder" && "$folder/bin/pip" install --quiet schemathesis; }
data=$(mktemp -d)
# The tool leaves notes where it runs.
cd "$data"
service=
trap '[ -z "$service" ] || kill "$service" 2> /dev/null; rm -rf "$data"' EXIT
"$program" serve --port 0 --db "$data/tables.db" --no-limits --quiet > "$data/said" &
service=$!
for _ in $(seq 100); do grep -q http "$data/said" && break; sleep 0.1; done
base=$(grep -o 'http://.*' "$data/said")

# A person with a table, whose key and id the requests can use.
person() {
  curl -sf -c "$data/jar" -H 'Content-Type: application/json' -d '{"game":"mini-rogue","name":"Anna"}' "$base/api/v1/tables" > "$data/table"
  awk '$6 == "undercroft" { print $7 }' "$data/jar"
}
status=0
UNDERCROFT_KEY=$(person)
export UNDERCROFT_KEY
"$tool" --config-file "$here/schemathesis.toml" run "$base/api/v1/openapi.json" --checks all --max-time "$seconds" \
  --exclude-path-regex '/events$|/me/(leave|forget)$' --continue-on-failure || status=$?
UNDERCROFT_KEY=$(person)
"$tool" --config-file "$here/schemathesis.toml" run "$base/api/v1/openapi.json" --checks all --max-time 20 --phases coverage,fuzzing \
  --include-path-regex '/me/(leave|forget)$' --continue-on-failure || status=$?
exit $status
