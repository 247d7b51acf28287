# Everything a newcomer needs: `make start`, then `make test`. The recipes only call what stands in infra/local and package.json.
SHELL := /bin/bash
.DEFAULT_GOAL := help
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)

LOCAL := node --disable-warning=ExperimentalWarning infra/local/src/main.ts

help: ## This list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

node_modules/.package-lock.json: package-lock.json
	@infra/local/install-packages.sh

install: node_modules/.package-lock.json ## Install the packages, when package-lock.json changed

start: install ## Start everything on this machine (PORT=8080, DETACH=1 returns when it is healthy)
	@exec $(LOCAL) start

stop: install ## Stop what make start started
	@$(LOCAL) stop

reset: install ## Delete all data of this machine, after asking (YES=1 answers)
	@$(LOCAL) reset

seed: install ## Fill the running demo again; what is there stays
	@$(LOCAL) seed

seed-check: install ## Check every text, recording and picture of the starter bank (PTE_TEST_LONG=1: every voice)
	@$(LOCAL) seed-check

logs: ## Follow the logs (NAME=question for one process)
	@tail -n 40 -F $(or $(PTE_HOME),.local)/logs/$(or $(NAME),*).log

dlq: install ## Events that a service of the running demo gave up on (REPLAY=<id> or REPLAY=--all sends them back)
	@tsc -b packages/messaging
	@KAFKA_BROKERS=$(or $(KAFKA_BROKERS),127.0.0.1:$(or $(PTE_KAFKA_PORT),19092)) node packages/messaging/dist/cli/dlq.js $(if $(REPLAY),replay $(REPLAY))

lint: install ## Format, lint, house rules, proto
	@npm run --silent lint

test: install ## All tests: lint, types, unit, integration, browser
	@$(LOCAL) test

test-long: install ## make test, with the long fault and load checks
	@PTE_TEST_LONG=1 $(LOCAL) test

bench: install ## Measure throughput and latency against a bare server (ONLY=reads,answers,accounts,scoring,notifications,lists)
	@$(LOCAL) prepare
	@npm run --silent bench -w @pte/load

score-reading: install ## Score the recordings of a folder without the stack (CASES=folder OUT=file.jsonl, goes on where it stopped)
	@tsc -b services/scoring
	@node services/scoring/dist/cli/score-reading.js --cases "$(CASES)" --out "$(OUT)" \
		--prepared "$(or $(PTE_HOME),.local)/speech-model" --model "$(or $(SPEECH_MODEL),adapted)"

ACCURACY := $(or $(PTE_HOME),.local)/accuracy
accuracy: DATA ?= ../shared/data
accuracy: install ## Measure the engines on rated material, for the accuracy page (DATA=folder ESSAYS=essays.csv DATE=YYYY-MM-DD; goes on where it stopped)
	@mkdir -p "$(ACCURACY)"
	@$(MAKE) --no-print-directory score-reading CASES="$(DATA)/speech-dev" OUT="$(ACCURACY)/reading.jsonl"
	@node services/scoring/dist/cli/fit-ratings.js --data "$(DATA)/speech-rated" --measured "$(ACCURACY)/measured.jsonl" \
		--out "$(ACCURACY)/rating-model.json" --predictions "$(ACCURACY)/ratings.jsonl" --prepared "$(or $(PTE_HOME),.local)/speech-model"
	@if [ -n "$(ESSAYS)" ]; then cp "$(ESSAYS)" "$(ACCURACY)/essays.csv" && \
		$(MAKE) --no-print-directory score-essays IN="$(ESSAYS)" OUT="$(ACCURACY)/essays.jsonl" && \
		$(MAKE) --no-print-directory score-essays IN="$(DATA)/essays-adversarial-dev.jsonl" OUT="$(ACCURACY)/essays.jsonl"; fi
	@node services/scoring/dist/cli/measure-accuracy.js --data "$(DATA)" --scores "$(ACCURACY)" \
		--date "$(or $(DATE),$(shell date +%F))" --figures frontend/src/features/accuracy/figures.json --page docs/accuracy.md
	@rm -f "$(ACCURACY)"/*

rescore: install ## Score the running demo's answers anew after a new version, and say what changed (TYPE=number ENGINE=name/version: scored by earlier ones, DRY=1 only counts)
	@tsc -b services/scoring
	@$(LOCAL) in-service scoring dist/cli/rescore.js $(if $(TYPE),--type $(TYPE)) $(if $(ENGINE),--engine $(ENGINE)) $(if $(DRY),--dry)

calibrate: install ## Bring the running demo's engines to the level of your raters (RATINGS=file.csv OUT=file.json VERSION=name)
	@tsc -b services/scoring
	@$(LOCAL) in-service scoring dist/cli/calibrate.js --ratings "@$(RATINGS)" --out "@$(OUT)" --version "$(or $(VERSION),$(shell date +%F))"

score-ratings: install ## Rate recordings of known texts as people would (DATA=folder OUT=file.jsonl, goes on where it stopped)
	@tsc -b services/scoring
	@node services/scoring/dist/cli/score-ratings.js --data "$(DATA)" --out "$(OUT)" \
		--prepared "$(or $(PTE_HOME),.local)/speech-model" --model "$(or $(SPEECH_MODEL),adapted)"

score-essays: install ## Score written answers without the stack (IN=file.csv or .jsonl OUT=file.jsonl, goes on where it stopped)
	@tsc -b services/scoring
	@node services/scoring/dist/cli/score-essays.js --in "$(IN)" --out "$(OUT)" --languagetool "$$($(LOCAL) languagetool | tail -n 1)"

.PHONY: score-essays help install start stop reset seed seed-check logs dlq lint test test-long bench score-reading score-ratings accuracy calibrate rescore
