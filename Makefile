# `make` lists the targets. What CI runs are these same targets.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

# One scratch folder for every package, so that what they share is built once.
SCRATCH ?= $(CURDIR)/.build
SWIFT_SOURCES := Package.swift Apps Packages Tests $(wildcard Benchmarks)

export SCRATCH

FIRST_BUILD = Building for the first time: some 4,000 steps, about 7 minutes on two quiet cores. [done/known] says how far it is; more become known on the way.

# The tools written in Python are modules in Scripts.
TOOL := PYTHONPATH="$(CURDIR)/Scripts" python3 -B -m

.DEFAULT_GOAL := help
# No target is a file.
.PHONY: $(shell sed -nE 's/^([a-z-]+):.*## .*/\1/p' Makefile)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Install what a build needs (Debian and Ubuntu), and resolve the packages
	@Scripts/bootstrap
	@Scripts/resolve

bootstrap-browser: ## Install what the browser tests need
	@Scripts/bootstrap-browser

bootstrap-postgres: ## Install the PostgreSQL server that tests start for themselves
	@Scripts/bootstrap-postgres

bootstrap-standalone: ## Install what the test of the release executable needs
	@Scripts/bootstrap-standalone

build: bootstrap ## Build both executables, debug
	@swift build --scratch-path "$(SCRATCH)"

dev: bootstrap ## Build and serve on http://127.0.0.1:8080, with demo people
	@test -e "$(SCRATCH)/debug/tumble-dev" || echo "$(FIRST_BUILD)"
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@exec "$(SCRATCH)/debug/tumble-dev" serve

previews: bootstrap ## Build and serve a gallery of all views on http://127.0.0.1:8090
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@exec "$(SCRATCH)/debug/tumble-dev" previews

prod: bootstrap ## Build the release executable as one file, dist/tumble, which runs without Swift
	@Scripts/product

test: bootstrap bootstrap-browser bootstrap-postgres ## Every test: each package on both engines, the executables, the browser, conformance, realtime, chaos
	@python3 Scripts/test --all

test-package: bootstrap bootstrap-postgres ## One package's tests: make test-package PACKAGE=Orders
	@test -n "$(PACKAGE)" || { echo "Which package? For example: make test-package PACKAGE=Orders" >&2; exit 2; }
	@python3 Scripts/test "$(PACKAGE)"

affected: bootstrap bootstrap-browser bootstrap-postgres ## The suites that a change can reach, printed and run: make affected BASE=origin/main
	@$(TOOL) affected $(or $(BASE),origin/main)

affected-list: ## The same, printed only; as a list for CI: make affected-list JSON=yes
	@$(TOOL) affected $(or $(BASE),origin/main) --list $(if $(JSON),--json)

test-suites: bootstrap bootstrap-browser bootstrap-postgres ## Suites by the names that make affected-list prints: make test-suites SUITES="Orders/OrdersTests --browser"
	@python3 Scripts/test $(SUITES)

test-standalone: prod bootstrap-standalone ## Whether that file, copied alone into a bare Debian, serves a page; as root. Not part of make test: a release build takes long
	@python3 -B -m unittest discover --start-directory Tests/Standalone

test-root: bootstrap ## The tests in Tests: the executables, end to end
	@python3 Scripts/test --root

test-conformance: bootstrap bootstrap-browser bootstrap-postgres ## Whether the server answers as its /openapi.json says, asked by schemathesis
	@python3 Scripts/test --conformance

test-realtime: bootstrap bootstrap-browser ## Socket.IO against python-socketio's clients and server
	@python3 Scripts/test --realtime

test-chaos: bootstrap bootstrap-browser bootstrap-postgres ## Processes are killed under load, the short form
	@python3 Scripts/test --chaos

chaos: bootstrap bootstrap-browser bootstrap-postgres ## The same, long: 50 kills of the server, 20 of PostgreSQL, a cluster under load for two minutes
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --configuration release --product tumble-dev
	@CHAOS=long TUMBLE_DEV="$(SCRATCH)/release/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Chaos

cluster: bootstrap bootstrap-browser bootstrap-postgres ## PostgreSQL, three nodes and nginx before them, on http://127.0.0.1:8080
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@exec python3 Scripts/cluster.py

test-browser: bootstrap bootstrap-browser bootstrap-postgres ## The tests in real browsers: Chromium, and WebKit for the main journeys
	@python3 Scripts/test --browser

test-webkit: bootstrap bootstrap-browser ## Those of them that run in WebKit
	@python3 Scripts/test --webkit

chaos-chat: bootstrap bootstrap-browser ## Two browsers exchange 2,000 messages over connections cut 100 times and a server killed 5 times
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@CHAOS_MESSAGES=2000 CHAOS_CUTS=100 CHAOS_KILLS=5 TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" \
		.venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Browser/test_lossless.py

chaos-sockets: bootstrap bootstrap-browser ## 10,000 idle connections, a storm of 2,000, payloads and namespaces beyond the limits
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@IDLE_CONNECTIONS=10000 TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Realtime/test_bounds.py

fuzz: bootstrap ## Ten million random packets of the realtime protocols, or as many as told: make fuzz PACKETS=200000 SEED=7
	@FUZZ_PACKETS=$(or $(PACKETS),10000000) FUZZ_SEED=$(or $(SEED),2026) swift test --package-path Packages/SocketIO --scratch-path "$(SCRATCH)" \
		--disable-xctest --disable-build-manifest-caching --filter FuzzTests

snapshots: bootstrap bootstrap-browser ## Record the HTML and pictures of previews, and README's pictures, anew; read the difference before you commit it
	@RECORD_SNAPSHOTS=1 swift test --package-path Packages/App --scratch-path "$(SCRATCH)" --disable-xctest --disable-build-manifest-caching --filter SnapshotTests
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@RECORD_SNAPSHOTS=1 TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" .venv/bin/python -m pytest -q -p no:cacheprovider Tests/Browser/test_previews.py Tests/Browser/test_screenshots.py

wire: bootstrap ## Record the JSON of the API and of events anew, Packages/*/Wire; read the difference before you commit it
	@RECORD_WIRE=1 swift test --package-path Packages/App --scratch-path "$(SCRATCH)" --disable-xctest --disable-build-manifest-caching --filter WireTests

# The sanitizer doesn't know Synchronization's Mutex and reports what is behind one as a race: it can judge tests alone whose state is an actor's.
test-thread: bootstrap ## The store, effects and presses at once, under the thread sanitizer
	@swift test --package-path Packages/Core --scratch-path "$(SCRATCH)-thread" --sanitize=thread --disable-xctest --filter StoreConcurrencyTests

lint: ## Formatting, borders between packages, house rules
	@$(TOOL) unittest discover --quiet --start-directory Scripts --top-level-directory Scripts
	@$(TOOL) lint
	@$(TOOL) picture --check
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@$(TOOL) resources --parse
	@if command -v swiftlint > /dev/null; then swiftlint lint --strict --quiet; else echo "SwiftLint isn't installed here; CI runs it."; fi

picture: ## Draw Docs/packages.svg, the packages and what each needs, from the manifests
	@$(TOOL) picture

form: ## What the features hold, as a table, and how long files are; fails where a feature has another form
	@$(TOOL) form

format: ## Format every Swift file in place
	@swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

strings: ## Write each target's Strings.swift from its catalog, Packages/*/Strings/*.xcstrings
	@$(TOOL) strings

settings: bootstrap ## Write Configurations and README's table of settings, from what the parts of the product declare
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@"$(SCRATCH)/debug/tumble-dev" config write

resources: ## Write each target's Resources.swift from its scripts and styles, Packages/*/Resources/<Target>
	@$(TOOL) resources

docs: bootstrap ## Make the documentation of Core, Networking and Auth with DocC, or of others: make docs PACKAGES="Core Orders"
	@python3 Scripts/docs $(PACKAGES)

owners: ## Who owns a file: make owners FILE=Packages/Orders/README.md
	@$(TOOL) owners $(FILE)

unused: ## The public symbols that tests alone use, or nobody, by the index of what was built last
	@$(TOOL) unused

api-check: bootstrap ## What library products no longer offer as they did: make api-check BASE=origin/main; fails where the changelog doesn't name it
	@$(TOOL) api $(or $(BASE),origin/main)

coverage: bootstrap bootstrap-postgres ## Line coverage by package and target, against each package's bar: make coverage PACKAGES="Core Orders"; RATCHET=yes raises the bars
	@$(TOOL) coverage $(PACKAGES) $(if $(RATCHET),--ratchet)

bench: bootstrap bootstrap-browser ## Measures, in release builds: make bench ONLY=skeleton
	@Scripts/bench $(ONLY)

package: ## Make a package for a feature, with its lines in the product: make package NAME=Payments
	@$(TOOL) scaffold package $(NAME)

package-remove: ## Take a package away again, with its lines: make package-remove NAME=Payments
	@$(TOOL) scaffold package-remove $(NAME)

screen: ## Add a screen to a feature: make screen PACKAGE=Orders NAME=Receipt
	@$(TOOL) scaffold screen $(PACKAGE) $(NAME)

clean: ## Remove what was built
	@rm -rf "$(SCRATCH)" "$(SCRATCH)-thread" "$(SCRATCH)-bench" "$(SCRATCH)-api" "$(SCRATCH)-coverage" dist
