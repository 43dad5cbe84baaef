import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextPiece } from '../../../../src/endpoints/http/long-text.ts';
import { TextResponse } from '../../../../src/endpoints/http/text-response.ts';

const MEGABYTE = 1_048_576;

function chunksOf(pieces: readonly TextPiece[]): Promise<Uint8Array[]> {
	return Array.fromAsync(new TextResponse(pieces).body ?? []);
}

describe('a text response', () => {
	it('contains the text, for all kinds of pieces, and knows its length', async () => {
		const piece = fc
			.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom(1, 9_000), fc.boolean())
			.map(([text, times, inBytes]) => {
				const repeated = text.repeat(times);
				return inBytes ? Buffer.from(repeated) : repeated;
			});
		await fc.assert(
			fc.asyncProperty(fc.array(piece, { maxLength: 9 }), async (pieces) => {
				const text = pieces.map(String).join('');
				const response = new TextResponse(pieces);
				expect(response.byteLength).toBe(Buffer.byteLength(text));
				expect(await response.text()).toBe(text);
			}),
			{ seed: 70, numRuns: 60 },
		);
	});

	it('streams views of long bytes, a megabyte at a time, without copying', async () => {
		const bytes = new Uint8Array(3.5 * MEGABYTE).fill(97);
		const chunks = await chunksOf(['[', bytes, ']']);
		expect(chunks.map(({ length }) => length)).toEqual([
			...[1, MEGABYTE, MEGABYTE, MEGABYTE, MEGABYTE / 2, 1],
		]);
		expect(chunks.filter(({ buffer }) => buffer === bytes.buffer)).toHaveLength(4);
	});

	it('is encoded only when it is read', async () => {
		let made = 0;
		const pieces: readonly TextPiece[] = new Proxy(Array<string>(40).fill('a'.repeat(65_536)), {
			get(target, key, receiver) {
				if (key === '5') made += 1;
				return Reflect.get(target, key, receiver) as unknown;
			},
		});
		const reader = new TextResponse(pieces).body?.getReader();
		made = 0;
		await reader?.read();
		await new Promise((resolve) => setTimeout(resolve, 5));
		expect(made).toBe(0);
		for (let chunk = 0; chunk < 6; chunk++) await reader?.read();
		expect(made).toBe(1);
	});

	it('has a Content-Length in bytes, not characters, if it is long', () => {
		const lengthOf = (text: string) => new TextResponse([text]).headers.get('Content-Length');
		expect(lengthOf('é'.repeat(600_000))).toBe('1200000');
		expect(lengthOf('e'.repeat(600_000))).toBeNull();
	});

	it('keeps its status and headers', () => {
		const { status, headers } = new TextResponse(['a'], { status: 404, headers: { 'X-A': 'b' } });
		expect([status, headers.get('X-A')]).toEqual([404, 'b']);
	});
});
