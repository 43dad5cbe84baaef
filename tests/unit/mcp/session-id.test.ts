import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_REVISIONS } from '../../../src/mcp/revision.ts';
import { createSessionId, readSessionId } from '../../../src/mcp/session-id.ts';

const keys = { secret: 'one', createRandom: (count: number) => new Uint8Array(count).fill(7) };
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];

describe('a session id', () => {
	it.each(SESSION_REVISIONS)('contains its revision %s, readable with the key', (revision) => {
		const id = createSessionId(revision, keys);
		expect(id).toMatch(/^[\w-]{43}$/);
		expect(readSessionId(id, { secret: 'one' })).toBe(revision);
		expect(readSessionId(id, { secret: 'two' })).toBeUndefined();
	});

	it('does not change: ids from earlier deployments remain valid', () => {
		expect(createSessionId('2025-06-18', keys)).toBe('AQIHBwcHBwcHBwcHBwcHB8UBNyyJk56MeI9o161Z1po');
	});

	it('has exactly one valid spelling', () => {
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
		'cannot be %j',
		(text) => {
			expect(readSessionId(text, keys)).toBeUndefined();
		},
	);
});
