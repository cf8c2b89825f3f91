# `make` lists the targets. CI runs these same targets.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

# One scratch folder for all packages, so that what they share is built once.
SCRATCH ?= $(CURDIR)/.build
SWIFT_SOURCES := Package.swift Apps Packages Tests $(wildcard Benchmarks)

export SCRATCH

FIRST_BUILD = Building for the first time: about 4,000 steps, 7 minutes on two idle cores. [done/known] shows the progress; more steps become known along the way.

# The tools written in Python are modules in Scripts.
TOOL := PYTHONPATH="$(CURDIR)/Scripts" python3 -B -m

.DEFAULT_GOAL := help
# None of the targets is a file.
.PHONY: $(shell sed -nE 's/^([a-z-]+):.*## .*/\1/p' Makefile)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Install what a build needs (Debian and Ubuntu), and resolve the packages
	@Scripts/bootstrap
	@Scripts/resolve

bootstrap-browser: ## Install what the browser tests need
	@Scripts/bootstrap-browser

bootstrap-postgres: ## Install the PostgreSQL server that the tests start
	@Scripts/bootstrap-postgres

bootstrap-standalone: ## Install what the release executable's test needs
	@Scripts/bootstrap-standalone

build: bootstrap ## Build both executables for debugging
	@swift build --scratch-path "$(SCRATCH)"

dev: bootstrap ## Build and serve on http://127.0.0.1:8080, with demo accounts
	@test -e "$(SCRATCH)/debug/tumble-dev" || echo "$(FIRST_BUILD)"
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@exec "$(SCRATCH)/debug/tumble-dev" serve

previews: bootstrap ## Build and serve a gallery of all views on http://127.0.0.1:8090
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@exec "$(SCRATCH)/debug/tumble-dev" previews

simulate: bootstrap ## Build for release and play a simulated day: make simulate OPTIONS="--orders 200 --hours 8:14 --html day.html"
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --configuration release --product tumble-dev
	@exec "$(SCRATCH)/release/tumble-dev" simulate $(OPTIONS)

prod: bootstrap ## Build the release executable as one file, dist/tumble, which runs without Swift
	@VERSION="$(VERSION)" Scripts/product

deb: prod ## Build a Debian package of the release executable, dist/tumble_VERSION_ARCHITECTURE.deb: make deb VERSION=1.2.3
	@$(TOOL) deb dist/tumble dist $(VERSION)

test: bootstrap bootstrap-browser bootstrap-postgres ## Run every test: packages on both databases, the executables, the browser, conformance, realtime, chaos, security, planning
	@python3 Scripts/test --all

test-package: bootstrap bootstrap-postgres ## Run one package's tests: make test-package PACKAGE=Orders
	@test -n "$(PACKAGE)" || { echo "Which package? For example: make test-package PACKAGE=Orders" >&2; exit 2; }
	@python3 Scripts/test "$(PACKAGE)"

test-payments: bootstrap bootstrap-browser bootstrap-postgres ## Test payments: on both databases, and by Stripe's API against localstripe, and by PayPal's
	@python3 Scripts/test Payments

affected: bootstrap bootstrap-browser bootstrap-postgres ## Print and run the suites that a change can affect: make affected BASE=origin/main
	@$(TOOL) affected $(or $(BASE),origin/main)

affected-list: ## Only print those suites; as a list for CI: make affected-list JSON=yes
	@$(TOOL) affected $(or $(BASE),origin/main) --list $(if $(JSON),--json)

test-suites: bootstrap bootstrap-browser bootstrap-postgres ## Run suites by the names that make affected-list prints: make test-suites SUITES="Orders/OrdersTests --browser"
	@python3 Scripts/test $(SUITES)

test-standalone: prod bootstrap-standalone ## Test dist/tumble alone in a minimal Debian; as root. Not part of make test, since a release build takes long
	@python3 -B -m unittest discover --start-directory Tests/Standalone

test-deb: prod bootstrap-standalone ## Install, start, upgrade, remove and purge the Debian package in a minimal Debian; as root. Not part of make test either
	@python3 -B -m unittest discover --start-directory Tests/Debian

test-root: bootstrap ## Run the tests in Tests: the executables, end to end
	@python3 Scripts/test --root

test-conformance: bootstrap bootstrap-browser bootstrap-postgres ## Check the server against its /openapi.json, with schemathesis
	@python3 Scripts/test --conformance

test-realtime: bootstrap bootstrap-browser ## Test Socket.IO against python-socketio's clients and server
	@python3 Scripts/test --realtime

test-chaos: bootstrap bootstrap-browser bootstrap-postgres ## Kill processes under load, the short form
	@python3 Scripts/test --chaos

test-planning: bootstrap bootstrap-browser ## Plan problems with the executable, and check each plan with a program of its own
	@python3 Scripts/test --planning

test-security: bootstrap bootstrap-browser ## Flood the server and attack it with slow clients, the short form
	@python3 Scripts/test --security

security: bootstrap bootstrap-browser ## The long form, on the release build, with a page's time checked
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --configuration release --product tumble-dev
	@SECURITY=long TUMBLE_DEV="$(SCRATCH)/release/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Security

conformance: bootstrap bootstrap-browser ## The long form: 2,000 inputs for each endpoint and role, on the release build; takes hours
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --configuration release --product tumble-dev
	@CONFORMANCE=2000 TUMBLE_DEV="$(SCRATCH)/release/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Conformance/test_openapi.py

chaos: bootstrap bootstrap-browser bootstrap-postgres ## The long form: 50 kills of the server, 20 of PostgreSQL, a cluster under load for two minutes
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --configuration release --product tumble-dev
	@CHAOS=long TUMBLE_DEV="$(SCRATCH)/release/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Chaos

cluster: bootstrap bootstrap-browser bootstrap-postgres ## Serve PostgreSQL and three nodes behind nginx, on http://127.0.0.1:8080
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@exec python3 Scripts/cluster.py

test-browser: bootstrap bootstrap-browser bootstrap-postgres ## Run the tests in real browsers: Chromium, and WebKit for the main journeys
	@python3 Scripts/test --browser

test-webkit: bootstrap bootstrap-browser ## Run only the browser tests in WebKit
	@python3 Scripts/test --webkit

chaos-chat: bootstrap bootstrap-browser ## Exchange 2,000 messages between two browsers, over connections cut 100 times and a server killed 5 times
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@CHAOS_MESSAGES=2000 CHAOS_CUTS=100 CHAOS_KILLS=5 TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" \
		.venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Browser/test_lossless.py

chaos-payments: bootstrap bootstrap-browser bootstrap-postgres ## Kill a server that takes payments 100 times on each database
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@CHAOS=long TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Chaos/test_payments.py

chaos-sockets: bootstrap bootstrap-browser ## Test 10,000 idle connections, a burst of 2,000, and payloads and namespaces beyond the limits
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@IDLE_CONNECTIONS=10000 TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" .venv/bin/python -m pytest -q -s -p no:cacheprovider Tests/Realtime/test_bounds.py

fuzz: bootstrap ## Send ten million random packets of the realtime protocols, or PACKETS of them: make fuzz PACKETS=200000 SEED=7
	@FUZZ_PACKETS=$(or $(PACKETS),10000000) FUZZ_SEED=$(or $(SEED),2026) swift test --package-path Packages/SocketIO --scratch-path "$(SCRATCH)" \
		--disable-xctest --disable-build-manifest-caching --filter FuzzTests

fuzz-json: bootstrap ## Compare the JSON codec with Foundation's on a million random values and documents, or as many: make fuzz-json DOCUMENTS=50000 SEED=7
	@FUZZ_JSON=$(or $(DOCUMENTS),1000000) FUZZ_SEED=$(or $(SEED),2026) swift test --package-path Packages/Core --scratch-path "$(SCRATCH)" \
		--disable-xctest --disable-build-manifest-caching --filter JSONFuzzTests

snapshots: bootstrap bootstrap-browser ## Record the HTML and pictures of previews, and README's pictures; review the difference before you commit it
	@RECORD_SNAPSHOTS=1 swift test --package-path Packages/App --scratch-path "$(SCRATCH)" --disable-xctest --disable-build-manifest-caching --filter SnapshotTests
	@swift build --scratch-path "$(SCRATCH)" --disable-build-manifest-caching --product tumble-dev
	@RECORD_SNAPSHOTS=1 TUMBLE_DEV="$(SCRATCH)/debug/tumble-dev" .venv/bin/python -m pytest -q -p no:cacheprovider Tests/Browser/test_previews.py Tests/Browser/test_screenshots.py

wire: bootstrap ## Record the JSON of the API and of events, Packages/*/Wire; review the difference before you commit it
	@RECORD_WIRE=1 swift test --package-path Packages/App --scratch-path "$(SCRATCH)" --disable-xctest --disable-build-manifest-caching --filter WireTests

stages: bootstrap ## Write Docs/orders.md, the picture and table of an order's life, from the state machine
	@RECORD_STAGES=1 swift test --package-path Packages/Orders --scratch-path "$(SCRATCH)" --disable-xctest --disable-build-manifest-caching --filter StageDocumentTests

# The sanitizer doesn't know Synchronization's Mutex and reports state behind one as a race, so it can check only tests whose state belongs to an actor.
test-thread: bootstrap ## Test the store with concurrent effects and presses, under the thread sanitizer
	@swift test --package-path Packages/Core --scratch-path "$(SCRATCH)-thread" --sanitize=thread --disable-xctest --filter StoreConcurrencyTests

lint: ## Check formatting, dependencies between packages, and house rules
	@$(TOOL) unittest discover --quiet --start-directory Scripts --top-level-directory Scripts
	@$(TOOL) lint
	@$(TOOL) picture --check
	@swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	@$(TOOL) resources --parse
	@if command -v swiftlint > /dev/null; then swiftlint lint --strict --quiet; else echo "SwiftLint isn't installed here; CI runs it."; fi

picture: ## Draw Docs/packages.svg, the packages and their dependencies, from the manifests
	@$(TOOL) picture

form: ## Print the features' layout as a table, and the lengths of files; fails if a feature has another layout
	@$(TOOL) form

format: ## Format every Swift file in place
	@swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

strings: ## Generate each target's Strings.swift from its catalog, Packages/*/Strings/*.xcstrings
	@$(TOOL) strings

settings: bootstrap ## Write Configurations and README's table of settings, from the declared settings
	@swift build --scratch-path "$(SCRATCH)" --product tumble-dev
	@"$(SCRATCH)/debug/tumble-dev" config write

resources: ## Generate each target's Resources.swift from its scripts and styles, Packages/*/Resources/<Target>
	@$(TOOL) resources

passwords: ## Write the list of common passwords, which new ones are compared with, from Debian's word lists
	@$(TOOL) passwords

docs: bootstrap ## Build the documentation of Core, Networking and Auth with DocC, or of other packages: make docs PACKAGES="Core Orders"
	@python3 Scripts/docs $(PACKAGES)

owners: ## Print the owners of a file: make owners FILE=Packages/Orders/README.md
	@$(TOOL) owners $(FILE)

audit: ## Print every dependency with version, license and reason; fails on one without, and on one that isn't listed
	@$(TOOL) audit

sbom: ## Write the bill of materials of the release executable, dist/tumble.cdx.json (CycloneDX)
	@$(TOOL) audit sbom dist/tumble.cdx.json

unused: ## Print the public symbols that only tests use, or that nothing uses, from the index of the last build
	@$(TOOL) unused

api-check: bootstrap ## List what library products removed or changed, and fail if the changelog doesn't mention it: make api-check BASE=origin/main
	@$(TOOL) api $(or $(BASE),origin/main)

coverage: bootstrap bootstrap-postgres ## Measure line coverage by package and target, against each package's bar: make coverage PACKAGES="Core Orders"; RATCHET=yes raises the bars
	@$(TOOL) coverage $(PACKAGES) $(if $(RATCHET),--ratchet)

bench: bootstrap bootstrap-browser ## Run the benchmarks, in release builds: make bench ONLY=skeleton
	@Scripts/bench $(ONLY)

bench-against: bootstrap bootstrap-browser bootstrap-postgres ## Run measures of this build and of another commit's in turns: make bench-against REF=origin/main ONLY="http ui"
	@test -n "$(REF)" && test -n "$(ONLY)" || { echo 'Which commit and measures? For example: make bench-against REF=origin/main ONLY="http ui"' >&2; exit 2; }
	@Scripts/install-packages wrk
	@$(TOOL) against $(REF) $(ONLY)

package: ## Create a feature's package, with its lines in the product: make package NAME=Payments
	@$(TOOL) scaffold package $(NAME)

package-remove: ## Remove a package, with its lines in the product: make package-remove NAME=Payments
	@$(TOOL) scaffold package-remove $(NAME)

screen: ## Add a screen to a feature: make screen PACKAGE=Orders NAME=Receipt
	@$(TOOL) scaffold screen $(PACKAGE) $(NAME)

clean: ## Remove everything that was built
	@rm -rf "$(SCRATCH)" "$(SCRATCH)-thread" "$(SCRATCH)-bench" "$(SCRATCH)-api" "$(SCRATCH)-coverage" dist
