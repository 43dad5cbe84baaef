import { createHash } from 'node:crypto';
import { eld } from 'eld/small';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEMails } from '../../../src/importers/find-e-mails.ts';
import { findOrderNumbers } from '../../../src/importers/find-order-numbers.ts';
import { findPlates, findVehicleNumbers } from '../../../src/importers/find-vehicle-numbers.ts';
import { loadLanguageScorer } from '../../../src/importers/language-scores.ts';
import { createPackedLines } from '../../../src/importers/packed-lines.ts';
import { canonicalJson, digestOf } from '../../../src/reviews/canonical-json.ts';
import { compareText } from '../../../src/reviews/order.ts';

const WORDS =
	"the service was great and they kept me posted thanks muchas gracias por todo el trabajo très bon accueil merci sehr gut vielen dank 2019 don't A1 oil-change x abcdefghijklmnop".split(
		' ',
	);
const LONG_WORD = 'abcdefghij'.repeat(9);

describe('language scores', () => {
	it('are those of eld, to the last bit', async () => {
		const score = await loadLanguageScorer();
		const words = fc.array(fc.constantFrom(...WORDS, LONG_WORD, '  ', '.', ',', '\n'), {
			maxLength: 140,
		});
		let compared = 0;
		fc.assert(
			fc.property(words, fc.string(), (parts, tail) => {
				const text = `${parts.join(' ')}${tail}`;
				const scores = score(text);
				if (scores === undefined) return;
				compared += 1;
				const result = eld.detect(text);
				const all = result.getScores();
				expect(scores.likeliest).toBe(result.language);
				for (const language of ['en', 'es', 'fr', 'de', 'nl', 'tl', 'xx']) {
					expect(scores.scoreOf(language)).toBe(all[language] ?? 0);
				}
			}),
			{ numRuns: 600 },
		);
		expect(compared).toBeGreaterThan(50);
	});

	it('are left to eld where a text has letters beyond ASCII', async () => {
		const score = await loadLanguageScorer();
		expect(score('très bon accueil')).toBeUndefined();
	});
});

describe('canonical JSON', () => {
	it('is what JSON.stringify makes of sorted keys', () => {
		fc.assert(
			fc.property(
				fc.jsonValue(),
				fc.dictionary(fc.constantFrom('10', '9', 'b', ' ', '-'), fc.jsonValue()),
				(value, members) => {
					const whole = { value, members, absent: undefined, list: [undefined, members] };
					expect(canonicalJson(whole)).toBe(bySortedCopies(whole));
				},
			),
		);
		expect(digestOf({ b: 1, a: 'é' })).toBe(
			createHash('sha256').update('{"a":"é","b":1}').digest('hex'),
		);
	});
});

describe('finders that look first for what all their patterns need', () => {
	it.each([
		['imani@example.com', findEMails],
		['imani (at) example (dot) com', findEMails],
		['imani at example dot com', findEMails],
		['it is 1HGCM82633A004352 here', findVehicleNumbers],
		['vin ending 4521', findVehicleNumbers],
		['licence # AB12345', findPlates],
		['Kennzeichen: ABC 1234', findPlates],
		['RO 4821', (text: string) => findOrderNumbers(text, [])],
		['number of my order 123', (text: string) => findOrderNumbers(text, [])],
		['confirmation no. 12 345', (text: string) => findOrderNumbers(text, [])],
	])('still find what stands in "%s"', (text, find) => {
		expect(find(text)).not.toEqual([]);
	});
});

describe('packed lines', () => {
	it('come back as they were, from memory and from the disk', () => {
		const lines = createPackedLines({ blockBytes: 64, blocksInMemory: 2 });
		const texts = Array.from({ length: 200 }, (_, index) => `${index} ${'é😀'.repeat(index % 40)}`);
		const places = texts.map((text) => lines.add(text));
		const backwards = places.toReversed().map((place) => lines.read(place));
		expect(backwards.toReversed()).toEqual(texts);
		lines.close();
		expect(() => lines.read(0)).toThrow(RangeError);
	});
});

function bySortedCopies(value: unknown): string {
	return JSON.stringify(value, (_key, member: unknown) => {
		if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
		return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => compareText(a, b)));
	});
}
