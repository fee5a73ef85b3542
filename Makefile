# Two commands matter: `make play` and `make test`. `make help` lists the others.

.DEFAULT_GOAL := help
.PHONY: help play terminal release test check bench fuzz api-test kill-test mutants wheel python-test cluster-test page screens rust node browser tools postgres

# Where rustup puts cargo, also before the shell has heard of it.
export PATH := $(PATH):$(HOME)/.cargo/bin

TARGET := $(or $(CARGO_TARGET_DIR),target)
# The program as `make play` builds it: what ships is what the service, the browser and the checks are tested with.
UNDERCROFT := $(TARGET)/play/undercroft
XTASK := $(TARGET)/debug/xtask
# What each step said, and how long it took.
LOGS := $(abspath $(TARGET))/make

# Seconds on two cores, compiling apart from everything that runs.
BUILD_BUDGET := 480
RULES_BUDGET := 60
SERVICE_BUDGET := 180
BROWSER_BUDGET := 360
PYTHON_BUDGET := 420

# The page, from its lock file; a second run finds everything there.
WEB := apps/web
PACKAGES := { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --silent --no-audit --no-fund; }
PAGE_CHECK := cd $(WEB) && $(PACKAGES) && npm run --silent check
PAGE := $(PAGE_CHECK) && npm run --silent build
PAGE_TESTS := cd $(WEB) && npm test --silent
BROWSER := cd $(WEB) && UNDERCROFT_BIN='$(abspath $(UNDERCROFT))' npm run --silent browser

COVERAGE := $(UNDERCROFT) rules coverage --at-least 100
# The games whose every rule is shown.
COMPLETE := mini-rogue catacombs urto

FMT := cargo fmt --all --check -- --files-with-diff
CLIPPY := cargo clippy --quiet --workspace --all-targets -- --deny warnings
DOCS := RUSTDOCFLAGS="--deny warnings" cargo doc --quiet --workspace --no-deps
# Rules and pictures are tested in the dev profile, with debug assertions; the programs as they ship, in the play profile.
RULES_ONLY := --workspace --exclude undercroft --exclude undercroft-server
PROGRAMS := --package undercroft --package undercroft-server
BUILD := cargo build --quiet $(RULES_ONLY) --all-targets
BUILD_PROGRAMS := cargo build --quiet --profile play $(PROGRAMS) --all-targets
DOC_TESTS := cargo test --quiet $(RULES_ONLY) --doc
# The rulebook is one process with thousands of small cases, so nextest, which starts a process for each, leaves it out.
RULEBOOK := cargo test --quiet $(RULES_ONLY) --test rulebook
# The service has a budget of its own: it starts a Postgres and is killed while people play. UNDERCROFT_KILLS=100 for the long run.
SERVICE := cargo test --quiet --profile play $(PROGRAMS) --test service --test store
ifneq ($(shell command -v cargo-nextest 2>/dev/null),)
NEXTEST := cargo nextest run --no-fail-fast --status-level fail --final-status-level fail
TESTS := $(NEXTEST) $(RULES_ONLY) -E 'not binary(rulebook)'
PROGRAM_TESTS := $(NEXTEST) --cargo-profile play $(PROGRAMS) -E 'not binary(=service) and not binary(=store)'
else
TESTS := cargo test --quiet $(RULES_ONLY) --no-fail-fast --lib --bins --examples --tests
PROGRAM_TESTS := cargo test --quiet --profile play $(PROGRAMS) --no-fail-fast --lib --bins
endif

# What a step came to: the tests that passed, or its last line.
SAID := /^test result: ok/ { passed += $$4 } NF { $$1 = $$1; last = $$0 } END { print passed ? passed " passed" : last ? last : "fine" }

# $(call step,name,budget,command): runs it quietly; tells its seconds and what it came to, or all it said when it fails.
define step
@printf '%-12s' '$(1)'; begin=$$(date +%s); \
if { $(3); } > '$(LOGS)/$(1).log' 2>&1; then \
  seconds=$$(($$(date +%s) - begin)); echo '$(2)' $$seconds >> '$(LOGS)/times'; \
  printf '%4d s  %s\n' $$seconds "$$(awk '$(SAID)' '$(LOGS)/$(1).log')"; \
else echo 'failed:'; cat '$(LOGS)/$(1).log'; exit 1; fi
endef

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/' | expand -t 20

# $(call told,name,what happens,command): says what happens and how long it took last time, and keeps the time.
define told
@mkdir -p '$(LOGS)'; last=$$(cat '$(LOGS)/last-$(1)' 2>/dev/null); echo "$(2)$${last:+ (last time: $$last s)}"; begin=$$(date +%s); \
{ $(3); } && echo $$(($$(date +%s) - begin)) > '$(LOGS)/last-$(1)'
endef

PROGRAM := cargo build --profile play --package undercroft

play: rust node ## builds everything and serves the table in the browser; ARGS="--port 8000" for more
	$(call told,page,Building the page: about half a minute the first time,cd $(WEB) && $(PACKAGES) && npm run --silent build | tail -1)
	$(call told,program,Building the program: about four minutes on two cores the first time,$(PROGRAM))
	@'$(UNDERCROFT)' serve $(ARGS)

terminal: rust ## builds the game and plays Mini Rogue in the terminal; ARGS="--hero mage --lang fr" for more
	$(call told,program,Building the program: about four minutes on two cores the first time,$(PROGRAM))
	@'$(UNDERCROFT)' play mini-rogue $(ARGS)

release: rust page ## builds the fastest program, target/release/undercroft, with the page inside
	$(call told,release,Building the program for speed: about nine minutes on two cores,cargo build --release --package undercroft)

test: tools postgres ## runs everything: style, all tests, every rule, the laws of the games, the service, the page
	$(call step,fmt,build,$(FMT))
	$(call step,clippy,build,$(CLIPPY))
	$(call step,docs,build,$(DOCS))
	$(call step,page,build,$(PAGE))
	$(call step,build,build,$(BUILD))
	$(call step,programs,build,$(BUILD_PROGRAMS))
	$(call step,tidy,rules,$(XTASK) tidy)
	$(call step,tests,rules,$(TESTS))
	$(call step,rulebook,rules,$(RULEBOOK))
	$(call step,doc tests,rules,$(DOC_TESTS))
	$(call step,coverage,rules,$(foreach game,$(COMPLETE),$(COVERAGE) --game $(game) &&) true)
	$(call step,proof,rules,$(foreach game,$(COMPLETE),$(COVERAGE) --game $(game) --prove &&) true)
	$(call step,conformance,rules,$(foreach game,pig cellar mini-rogue urto,$(UNDERCROFT) conform --games 2000 --game $(game) &&) $(UNDERCROFT) conform --games 68 --max-steps 300 --game catacombs)
	$(call step,terminal,service,$(PROGRAM_TESTS))
	$(call step,service,service,$(SERVICE))
	$(call step,page tests,browser,$(PAGE_TESTS))
	$(call step,browser,browser,$(BROWSER))
	$(call step,python,python,sh python/test.sh)
	@awk '{ spent[$$1] += $$2 } END { printf "time budget: build %d s of $(BUILD_BUDGET), rules %d s of $(RULES_BUDGET), service %d s of $(SERVICE_BUDGET), browser %d s of $(BROWSER_BUDGET), python %d s of $(PYTHON_BUDGET)\n", \
	  spent["build"], spent["rules"], spent["service"], spent["browser"], spent["python"] }' '$(LOGS)/times'

check: tools ## the quick part of `make test`: fmt, clippy, docs, tidy, and the page's types, lint and layout
	$(call step,fmt,build,$(FMT))
	$(call step,clippy,build,$(CLIPPY))
	$(call step,docs,build,$(DOCS))
	$(call step,tidy,build,cargo xtask tidy)
	$(call step,page,build,$(PAGE_CHECK))

# Loops begin on a line of the cache: without it a simulation gains or loses two percent by where the linker happens to put it.
BENCH_FLAGS := --config 'target."cfg(target_arch = \"x86_64\")".rustflags = ["-C", "llvm-args=-align-loops=64"]' --target-dir '$(TARGET)/bench'

bench: rust ## measures decisions per second beside a hand-written loop
	@cargo run --quiet --release $(BENCH_FLAGS) --package undercroft -- bench $(ARGS)

# cargo-fuzz counts on a nightly compiler, but without a sanitizer (there is no unsafe code to watch) the pinned one does what it needs,
# if it is told not to mind. What is found new lies in fuzz/corpus, what makes a target fall over in fuzz/artifacts; neither is committed.
FUZZ := notation replay scenario pack wire
FUZZ_SECONDS := 60
fuzz: rust ## throws made-up input at every reader, a minute for each; FUZZ_SECONDS=600 for longer, FUZZ=pack for one
	@command -v cargo-fuzz > /dev/null || cargo install --quiet --locked cargo-fuzz
	@for target in $(FUZZ); do mkdir -p fuzz/corpus/$$target && echo "fuzz $$target: $(FUZZ_SECONDS) s" && \
	  RUSTC_BOOTSTRAP=1 cargo fuzz run --sanitizer none $$target fuzz/corpus/$$target fuzz/seeds/$$target -- \
	    -max_total_time=$(FUZZ_SECONDS) -timeout=10 -max_len=20000 -verbosity=0 || exit 1; done

wheel: rust ## builds the Python package, target/wheels/undercroft-*.whl
	@sh python/test.sh wheel

python-test: rust ## tests the Python package in a virtual environment that is kept under target/
	@sh python/test.sh

cluster-test: rust ## plays the same matches on two Ray nodes on this machine and in one process, kills a node, and lets RLlib learn
	@sh python/test.sh cluster

# The tool comes from PyPI and is kept in the target folder.
API_SECONDS := 600
api-test: rust ## asks the service whatever its own document allows and more, for ten minutes; API_SECONDS=60 for less
	@command -v python3 > /dev/null && command -v curl > /dev/null || { echo 'python3 or curl is missing: install python3, python3-venv and curl'; exit 1; }
	@$(PROGRAM) --quiet
	@apps/server/tests/api/run.sh '$(abspath $(UNDERCROFT))' '$(abspath $(TARGET))/schemathesis' $(API_SECONDS)

KILLS := 1000
kill-test: rust ## kills the service a thousand times while people play, and looks whether anything was lost; KILLS=100 for less
	@UNDERCROFT_KILLS=$(KILLS) cargo test --quiet --profile play --package undercroft --test service -- --nocapture killed

# One mutant in 25 of each game's rules, always the same ones; a run that was broken off goes on where it was.
MUTANTS :=
mutants: rust ## changes one line of the rules in 25 and asks who notices; MUTANTS=urto for one game, MUTANTS="urto from=2" for other lines
	@command -v cargo-mutants > /dev/null || cargo install --quiet --locked cargo-mutants
	@nice -n 19 cargo xtask mutants $(MUTANTS)

page: node
	@cd $(WEB) && $(PACKAGES) && npm run --silent build | tail -1

screens: rust node browser ## draws docs/screens/ from scenario files
	@{ $(PAGE); } > /dev/null && $(PROGRAM) --quiet
	@cd $(WEB) && UNDERCROFT_BIN='$(abspath $(UNDERCROFT))' npm run --silent screens

# $(call package,command,packages): installs what has the command, on Debian as root; otherwise says what to install.
define package
@command -v $(1) > /dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q > /dev/null && apt-get install -y -q $(2) > /dev/null; } \
  || { echo '$(1) is missing: install $(2)'; exit 1; }
endef

# Rust comes from rustup, its own installer, into the home folder.
rust:
	$(call package,cc,build-essential)
	@command -v cargo > /dev/null || { command -v curl > /dev/null && curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile minimal > /dev/null; } \
	  || { echo 'cargo is missing: install Rust 1.95 or newer, see https://rustup.rs'; exit 1; }

node:
	$(call package,npm,nodejs npm)
	@node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' || { echo "Node 20 or newer is needed, this is $$(node --version)."; \
	  echo 'Debian 13 has it as the package nodejs; Debian 12 has only 18: unpack an archive from https://nodejs.org/dist/latest-v22.x/ into /usr/local.'; exit 1; }

browser:
	$(call package,chromium,chromium)

# The tests of the service start a Postgres of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q && apt-get install -y -q postgresql; } \
	  || { echo 'postgresql is missing: install the package postgresql (its programs, no running server)'; exit 1; }

tools: rust node browser
	@for part in clippy fmt; do cargo $$part --version > /dev/null 2>&1 || rustup component add clippy rustfmt \
	  || { echo "cargo $$part is missing: install the Rust components clippy and rustfmt"; exit 1; }; done
	@mkdir -p '$(LOGS)' && rm -f '$(LOGS)/times'
