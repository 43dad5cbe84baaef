import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { jsonListResponse } from '../../../../src/endpoints/http/json-list.ts';

const LINE = JSON.stringify({ text: 'ä😀"\\\n'.repeat(200) });

describe('a JSON list', () => {
	it('is an object whose last member is the list', async () => {
		const response = jsonListResponse({ total: 2, next: null }, 'reviews', ['{"a":1}', '{"b":2}']);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(await response.text()).toBe(
			'{"total":2,"next":null,"reviews":[\n{"a":1},\n{"b":2}\n]}\n',
		);
	});

	it.each([
		[{}, '{"reviews":[]}\n'],
		[{ a: undefined }, '{"reviews":[]}\n'],
		[{ a: 1 }, '{"a":1,"reviews":[]}\n'],
	])('is empty without values: %j', async (envelope, expected) => {
		expect(await jsonListResponse(envelope, 'reviews', []).text()).toBe(expected);
	});

	it('is valid JSON with any content, streamed or not', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { maxKeys: 3 }),
				fc.array(fc.jsonValue(), { maxLength: 5 }),
				fc.constantFrom(0, 30, 1_200),
				async (envelope, values, copies) => {
					const list = [...values.map((value) => JSON.stringify(value)), ...filler(copies)];
					const response = jsonListResponse(envelope, 'the list', list);
					expect(await response.json()).toEqual({
						...JSON.parse(JSON.stringify(envelope)),
						'the list': list.map((line) => JSON.parse(line) as unknown),
					});
				},
			),
			{ seed: 4, numRuns: 40 },
		);
	});

	it('is complete and sent in many chunks if it is longer than 4.5 MB', async () => {
		const list = filler(5_000);
		const body = jsonListResponse({ total: list.length }, 'reviews', list).body;
		const chunks = await Array.fromAsync(body ?? []);
		const bytes = Buffer.concat(chunks);
		expect(bytes.byteLength).toBeGreaterThan(4_500_000);
		expect(chunks.length).toBeGreaterThan(20);
		expect(Math.max(...chunks.map((chunk) => chunk.byteLength))).toBeLessThan(500_000);
		expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ total: 5_000 });
	});

	it('is streamed even if only the envelope is long', async () => {
		const removed = filler(5_000);
		const response = jsonListResponse({ removed }, 'reviews', ['{}']);
		const chunks = await Array.fromAsync(response.body ?? []);
		expect(chunks.length).toBeGreaterThan(1);
	});

	it('is encoded only as fast as it is read, and no further once the reader stops', async () => {
		const encode = vi.spyOn(TextEncoder.prototype, 'encode');
		const reader = jsonListResponse({}, 'reviews', filler(5_000)).body?.getReader();
		for (const read of [1, 2, 3]) {
			expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
			await new Promise((resolve) => setTimeout(resolve, 5));
			// One chunk is prepared for the next read.
			expect(encode.mock.calls.length).toBeLessThanOrEqual(read + 1);
		}
		await reader?.cancel();
		await new Promise((resolve) => setTimeout(resolve, 5));
		expect(encode.mock.calls.length).toBeLessThanOrEqual(4);
		encode.mockRestore();
	});
});

function filler(count: number): string[] {
	return Array.from({ length: count }, () => LINE);
}
