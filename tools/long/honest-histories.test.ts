import { expect, it } from 'vitest';
import * as verifier from '../../src/log/verify.mjs';
import { checkReview } from '../../src/site/islands/log/check-review.ts';
import { GeneratedLog, serve, type Served } from '../../tests/support/log-generator.ts';
import { logReview } from '../../tests/support/log-sample.ts';
import { SITE } from '../../tests/support/log-tampering.ts';
import { createRandom } from '../../tests/support/random.ts';

const HISTORIES = 1_000;
const REASONS = ['spam', 'court order', 'author request', 'no longer published by policy'];
/** The files that a cache may keep for too long. */
const CACHED = ['/log/checkpoint', '/log/checkpoints.txt', '/reviews.json'];

/** Applies random operations, as many as given. */
function extend(log: GeneratedLog, count: number, random: (below: number) => number): void {
	const removed = () => log.tombstones.map(({ id }) => String(id));
	for (let i = 0; i < count; i++) {
		const live = [...log.reviews.keys()];
		const id = live[random(live.length)] ?? '';
		const gone = removed()[random(removed().length)];
		const choice = live.length < 3 ? 0 : random(12);
		if (choice < 5) log.add(logReview(log.entries.length + 1000));
		else if (choice < 7) log.edit({ ...logReview(random(100)), id });
		else if (choice < 9) log.remove(id, REASONS[random(4)]);
		else if (choice === 9 && gone) log.restore(restored(log, gone));
		else if (choice === 10) log.importFile('google');
		else log.policy(`# Policy ${random(9)}\n`);
	}
}

function restored(log: GeneratedLog, id: string) {
	const tombstone = log.tombstones.find((each) => each['id'] === id);
	return { ...logReview(1), id, rating: Number(tombstone?.['rating']) };
}

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
	'raises no false alarm in random history %i',
	async (seed) => {
		const random = createRandom(seed).below;
		const log = new GeneratedLog();
		const published: Served[] = [];
		let memory: Awaited<ReturnType<typeof verifier.verifyLog>>['memory'];
		for (let n = 2 + random(5); n > 0; n--) {
			extend(log, random(seed % 5 === 0 ? 200 : 12), random);
			published.push(log.publish());
			const latest = published.at(-1) ?? new Map();
			const report = await verifier.verifyLog(SITE, { fetch: serve(latest), memory });
			expect(report.findings).toEqual([]);
			memory = report.memory;
			const [id] = log.reviews.keys();
			if (id) {
				const one = await checkReview(verifier, SITE, { id, fetch: serve(latest), memory });
				expect(one.findings).toEqual([]);
				memory = one.memory;
			}
			// A rollback of all files, and old copies of single ones.
			const old = published[random(published.length)] ?? new Map();
			expect((await verifier.verifyLog(SITE, { fetch: serve(old), memory })).exitCode).not.toBe(1);
			const path = CACHED[random(3)] ?? '';
			const mixed = new Map(latest).set(path, old.get(path) ?? 404);
			const stale = await verifier.verifyLog(SITE, { fetch: serve(mixed), memory });
			expect(stale.findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
		}
	},
);
