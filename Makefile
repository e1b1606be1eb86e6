# Everything is made from raw/, pipeline.json and the program; see README.md.
SWIFT := swift
# Nothing looks symbols up in the program by name; 36,000 exported ones would cost every start a third of its time.
# Of the toolchain's Unicode data the release program holds what English needs, a sixth of 34 MB. Its relocations are packed, 3 MB, where glibc can
# unpack them.
UNICODE := .build/unicode-data
PACKED := $(shell printf '2.36\n%s\n' $$(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2) | sort -VC && echo -Xlinker -z -Xlinker pack-relative-relocs)
# Functions of the same machine code are kept once, 1 MB; Swift compares no addresses of functions. It unwinds no stack either: without the table
# that finds frames for exceptions of C++, which nothing here throws, the program is 1.4 MB smaller.
RELEASE = --configuration release --static-swift-stdlib --product chartwright -Xlinker --strip-all -Xlinker --no-export-dynamic \
	-Xlinker --icf=all -Xlinker --no-eh-frame-hdr $(PACKED) $$(cat $(UNICODE))
# The quick program is the one that the tests build too: minutes sooner there, and a few times slower.
QUICK := .build/debug/chartwright
SOURCES := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/InMemory/Package.swift \
	Benchmarks/InMemory/Sources Examples/swift

.DEFAULT_GOAL := help
.PHONY: help wheel checkwheel checkold deb checkdeb licences sbom prepare quick build program ingest build-tests test mutation grammar fuzz format lint reports pages bench clean crash faults examples serve api siege benchserve benchvalidate benchrerun benchsteps checkspark verify-all

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

prepare: ## Install what is missing: C libraries (apt) and PDFium (PyPI)
	@scripts/prepare

quick: prepare ## Build the program quickly, unoptimised, as the tests do
	$(SWIFT) build --product chartwright

# Made each time, in a second: no file here says which toolchain the last one was of.
.PHONY: $(UNICODE)
$(UNICODE):
	@mkdir -p $(dir $@)
	@scripts/unicode-data $@.o > $@.part && mv $@.part $@

build: prepare $(UNICODE) ## Build the release program: optimised, stripped, one file
	$(SWIFT) build $(RELEASE)

program: ## Print where the release program is
	@echo "$$($(SWIFT) build --configuration release --show-bin-path)/chartwright"

ingest: quick ## Read raw/ and publish what changed to normalized/
	@$(QUICK) ingest

build-tests: prepare ## Build the program and the tests quickly
	$(SWIFT) build --build-tests

test: build-tests ## Build and run every test
	$(SWIFT) test --skip-build

mutation: prepare ## Seed errors into every chart and write the tables of docs/accuracy.md (minutes)
	CHARTWRIGHT_RECORD=1 CHARTWRIGHT_SEEDS=$${CHARTWRIGHT_SEEDS:-12} $(SWIFT) test -c release -Xswiftc -enable-testing --filter MutationTests

crash: prepare ## Kill ingest 1,000 times at random and look what is left (minutes)
	CHARTWRIGHT_KILLS=$${CHARTWRIGHT_KILLS:-1000} $(SWIFT) test --filter CrashTests

faults: quick ## Let every call on the files of ten commands fail, one at a time (FAULTS_EVERY=1; needs a C compiler and Python; minutes)
	scripts/faults $(QUICK) $${FAULTS_EVERY:-1}

grammar: build ## Read charts drawn from the grammars of Tests/Grammar, and count what is read wrong (needs Python; minutes)
	@for kind in build medication; do \
		python3 Tests/Grammar/$$kind/score.py --tool "$$($(MAKE) --silent program)" --seed $${GRAMMAR_SEED:-1} --count $${GRAMMAR_CHARTS:-400} || exit 1; \
	done

fuzz: prepare ## Fuzz every place where bytes come in, FUZZ_SECONDS (60) each (needs clang's libFuzzer; minutes)
	scripts/fuzz $${FUZZ_SECONDS:-60}

format: ## Format the sources in place
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

lint: ## Check the sources' format
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

reports: quick ## Hold the reports against published schemas (needs Python)
	@scripts/check-reports $(QUICK)

licences: quick ## List what the program is made of, with versions and licences
	@scripts/components $(dir $(QUICK))

sbom: quick ## Print what the program is made of as a CycloneDX document
	@scripts/components --sbom $(dir $(QUICK))

pages: quick ## Drive the web pages in headless Chromium (needs Python; installs Chromium)
	@scripts/check-pages $(QUICK)

wheel: build ## Make the Python package's wheel of the release program, in .build/wheel (needs Debian's sources and PyPI)
	@scripts/wheel "$$($(MAKE) --silent program)"

checkwheel: build ## Make the wheel, install it in clean environments, and hold what it does against the program (needs PyPI)
	@scripts/check-wheel "$$($(MAKE) --silent program)"

checkold: wheel ## Install the wheel on Debian bullseye and read the project there (needs root; installs debootstrap)
	@scripts/check-old .build/wheel/chartwright-*.whl

deb: build ## Make a Debian package of the release program, in .build/deb (needs dpkg-dev)
	@scripts/deb "$$($(MAKE) --silent program)"

checkdeb: build ## Make the Debian package, install it in a clean Debian, and read the project there (needs root; installs debootstrap)
	@scripts/check-deb "$$($(MAKE) --silent program)"

checkspark: quick ## Make the dataset with Spark, too, and hold it against that of ingest (needs Java 17 and PyPI)
	@scripts/check-spark $(QUICK)

verify-all: checkspark checkwheel checkold checkdeb crash faults siege mutation grammar ## What takes too long for every change: packages on other systems, Spark, kills, seeded errors, drawn charts

examples: quick ## Run Examples/ over the dataset, hold what they print against it (needs Python, Node, tsc)
	@scripts/check-examples $(QUICK)

bench: build ## Time reading against the bare C parsers and against peers, and whole runs over raw/ (needs Python)
	@$(SWIFT) build --package-path Benchmarks --configuration release >&2
	@scripts/bench "$$($(MAKE) --silent program)"
	@scripts/bench-peers "$$($(MAKE) --silent program)" Benchmarks/.build/release/Floor

serve: quick ## Serve the dataset and its web pages on http://127.0.0.1:8080
	@$(QUICK) serve --port 8080

api: quick ## Hold the server against its OpenAPI document, and make its life hard (needs Python)
	@scripts/check-server $(QUICK)

siege: build ## Lay siege to the server, SIEGE_SECONDS (120), and to nginx beside it where it is installed (needs Python)
	@scripts/server-siege "$$($(MAKE) --silent program)" $${SIEGE_SECONDS:-120}

benchserve: build ## Time the server beside a FastAPI service (needs wrk and Python)
	@scripts/bench-serve "$$($(MAKE) --silent program)"

benchvalidate: build ## Time validate over 250 to 10,000 raw build charts (minutes)
	@scripts/bench-validate "$$($(MAKE) --silent program)"

benchrerun: build ## Time reruns, diff, check, show, log and products over 2,000 and 10,000 charts, beside git (minutes)
	@scripts/bench-rerun "$$($(MAKE) --silent program)"

benchsteps: build ## Time plan, read, judge, publish and diff over 1,000 and 10,000 charts of 1,000 carriers (minutes)
	@scripts/bench-steps "$$($(MAKE) --silent program)"

clean: ## Remove what was built
	$(SWIFT) package clean
