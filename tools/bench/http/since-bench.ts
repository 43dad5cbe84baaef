import since from '../../../api/reviews/since.ts';
import { publishEditionFolder } from '../../../src/edition/load-published-edition.ts';
import { daysBefore } from '../../../src/reviews/calendar-date.ts';
import { BASE_URL } from '../../../tests/support/content.ts';
import type { Measurement } from '../bench.ts';

const NEWEST = '2026-11-15';
const SPANS = { 'a month': 30, 'a year': 365, 'eight years': 8 * 365 };
const ROUNDS = 50;
const MILLISECONDS = 2000;
const BOUND_MICROSECONDS = 10;

/**
 * Measures the function's processor time without a server: a 304 against a bound of 10 µs, and
 * whole responses, read chunk by chunk, against one copy of the same bytes.
 */
export async function benchSince(editionFolder: string): Promise<Measurement[]> {
	await publishEditionFolder(editionFolder);
	const measurements = [await measureNotModified()];
	for (const [name, days] of Object.entries(SPANS))
		measurements.push(await measureWhole(name, days));
	return measurements;
}

async function measureNotModified(): Promise<Measurement> {
	const requests = await Promise.all(
		Array.from({ length: 500 }, async (_, index) => {
			const { headers } = await since.fetch(requestFor(index * 5, { method: 'HEAD' }));
			return requestFor(index * 5, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
		}),
	);
	const best = await bestMilliseconds(async () => {
		for (const request of requests) {
			const { status } = await since.fetch(request);
			if (status !== 304) throw new TypeError(`Cannot measure a 304: ${status}`);
		}
	});
	const microseconds = (best * 1000) / requests.length;
	return {
		name: 'since: 304 in the function',
		ratio: microseconds / BOUND_MICROSECONDS,
		to: `${BOUND_MICROSECONDS} µs`,
		details: { microseconds: Math.round(microseconds * 100) / 100 },
	};
}

async function measureWhole(name: string, days: number): Promise<Measurement> {
	const bytes = await (await since.fetch(requestFor(days))).bytes();
	const target = new Uint8Array(bytes.length);
	let copied = 0;
	const ours = await bestMilliseconds(async () => {
		copied = 0;
		const { body } = await since.fetch(requestFor(days));
		const reader = body?.getReader();
		for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
			target.set(read.value, copied);
			copied += read.value.length;
		}
	});
	if (copied !== bytes.length) throw new TypeError(`Cannot measure: ${copied} bytes came`);
	const copy = await bestMilliseconds(() => target.set(bytes));
	return {
		name: `since: ${name} in the function`,
		ratio: copy / ours,
		to: 'a copy of its bytes',
		details: {
			kilobytes: Math.round(bytes.length / 1000),
			microseconds: Math.round(ours * 1000),
			copyMicroseconds: Math.round(copy * 1000),
		},
	};
}

function requestFor(days: number, init: RequestInit = {}): Request {
	return new Request(`${BASE_URL}/api/reviews/since/${daysBefore(NEWEST, days)}`, init);
}

async function bestMilliseconds(run: () => unknown): Promise<number> {
	let best = Infinity;
	const end = performance.now() + MILLISECONDS;
	for (let round = 0; round < ROUNDS || performance.now() < end; round++) {
		const begin = performance.now();
		await run();
		best = Math.min(best, performance.now() - begin);
	}
	return best;
}
