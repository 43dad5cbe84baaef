#!/usr/bin/env bash
# Plants faults in the modules that decide answers and counts how many the tests notice (Stryker).
# With "verifier", in the verifier of the transparency log.
# Stryker is installed apart from the project, in a copy of the checkout, and kept there.
set -euo pipefail
cd "$(dirname "$0")/../.."
copy=${TMPDIR:-/tmp}/forecourt-mutation
mkdir -p "$copy"

cp -r src api tests tools content docs public package.json package-lock.json tsconfig.json \
	astro.config.mjs vercel.json README.md CONTRIBUTING.md CHANGELOG.md UPGRADING.md "$copy/"
if [ ! -x "$copy/node_modules/.bin/stryker" ]; then
	mkdir -p "$copy/node_modules"
	find node_modules -mindepth 1 -maxdepth 1 ! -name .cache -exec cp -al {} "$copy/node_modules/" \;
	(cd "$copy" && npm install --no-save --no-audit --no-fund \
		@stryker-mutator/core@10.1.1 @stryker-mutator/vitest-runner@10.1.1)
fi
cd "$copy"
exec node_modules/.bin/stryker run "tools/mutation/${1:-stryker}.config.json"
