import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_REVISIONS } from '../../../src/mcp/revision.ts';
import { createSessionId, readSessionId } from '../../../src/mcp/session-id.ts';

const keys = { secret: 'one', createRandom: (count: number) => new Uint8Array(count).fill(7) };
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

describe('a session id', () => {
	it.each(SESSION_REVISIONS)('tells its revision %s to whoever has the key', (revision) => {
		const id = createSessionId(revision, keys);
		expect(id).toMatch(/^[\w-]{43}$/);
		expect(readSessionId(id, { secret: 'one' })).toBe(revision);
		expect(readSessionId(id, { secret: 'two' })).toBeUndefined();
	});

	it('is the same tomorrow: ids of an earlier deployment are still known', () => {
		expect(createSessionId('2025-06-18', keys)).toBe('AQIHBwcHBwcHBwcHBwcHB8UBNyyJk56MeI9o161Z1po');
	});

	it('has one spelling, and no other text is one', () => {
		const id = createSessionId('2025-03-26', keys);
		fc.assert(
			fc.property(fc.nat(id.length - 1), fc.constantFrom(...ALPHABET), (place, letter) => {
				const other = id.slice(0, place) + letter + id.slice(place + 1);
				expect(readSessionId(other, keys)).toBe(other === id ? '2025-03-26' : undefined);
			}),
			{ seed: 20, numRuns: 2_000 },
		);
	});

	it.each(['', ' ', 'x', `${createSessionId('2025-06-18', keys)}=`, 'é'.repeat(43)])(
		'is not %j',
		(text) => {
			expect(readSessionId(text, keys)).toBeUndefined();
		},
	);
});
