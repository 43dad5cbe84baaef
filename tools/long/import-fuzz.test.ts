import { expect, it } from 'vitest';
import { fuzzImports } from '../fuzz/fuzz-imports.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1_000_000);
/** A generous limit: about ten milliseconds per run on an idle machine. */
const MILLISECONDS_PER_RUN = 100;

it(
	`imports ${RUNS} malformed exports without a crash, a hang or a partial write`,
	async () => {
		const { refused, reported, written } = await fuzzImports({ runs: RUNS, seed: SEED });
		console.log({ seed: SEED, refused, reported, written });
		expect(refused + reported).toBe(RUNS);
	},
	60_000 + RUNS * MILLISECONDS_PER_RUN,
);
