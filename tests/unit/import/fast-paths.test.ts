import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddresses } from '../../../src/import/find-addresses.ts';
import { findEMails } from '../../../src/import/find-e-mails.ts';
import { findOrderNumbers } from '../../../src/import/find-order-numbers.ts';
import { findAmongDigits, findPhoneNumbers } from '../../../src/import/find-phone-numbers.ts';
import { findPlates, findVehicleNumbers } from '../../../src/import/find-vehicle-numbers.ts';
import { MAYBE_ODD } from '../../../src/import/plain-text.ts';
import { canonicalJson, digestOf } from '../../../src/reviews/canonical-json.ts';
import { compareText } from '../../../src/reviews/order.ts';

describe('canonical JSON', () => {
	it('equals JSON.stringify with sorted keys', () => {
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

/** Pieces of text that the patterns match, and near misses. */
const PIECES = [
	...'repair order|repair orders|r.o.|R/O|RO|ros|w.o.|WO|would|orden de reparación|orden de reparacion'.split(
		'|',
	),
	...'ordre de réparation|Ordre de Reparation|deal|Deals|order|orders|ticket|contract|claim|case|invoice'.split(
		'|',
	),
	...'confirmation|confirmación|pedido|orden de servicio|orden de trabajo|factura|factures|commande'.split(
		'|',
	),
	...'#|№|number|no|no.|nr.|num|id|n.|nº|n°|núm.|numero|número|is|was|were|es|est|number of my|n. de|of the'.split(
		'|',
	),
	...':|-|–|/|.|,|$|(|)|_|;|@|€|+|" '.split('|'),
	...'1|12|123|1234|12345|123456|2024|07|00|D20730|d 20730|ABC-12|ab1234|A1234567|x9|9x|12-|12/7|1,000'.split(
		'|',
	),
	...'1HGCM82633A004352|1HGCM82633A00435|abcdefghijklmnopq|VIN|vins|Vin last four|ending in|licence|license plate|placa|plates|ABC 123|ABC1234|AB-12-CD'.split(
		'|',
	),
	...'418|27B|12-14|12 5th|N.|North|Oak|oak|Ferry|É|Éclair|St|Street|street|Ave.|Rd|lane|Drive|Wheel|Way|Apt 4|Suite #2|Alder Falls, OR 97931'.split(
		'|',
	),
	...'we live at|I lives on|my address is|Our address:|home is at|delivered to my house at|P.O. Box|PO Box|po box #|POBox|box'.split(
		'|',
	),
	..."J'habite au|nous habitons|mon adresse est|vivo en|Vivimos en la|mi dirección es|rue|calle|Avenida|des Lilas|Luna|Mayor|Apartado de correos|75001 Paris".split(
		'|',
	),
	...'arroba|(arroba)|arobase|punto|point|customer|account|policy|dossier|pólizas|cel|AB 123 CD|1234 BCD|ABC-123-D|tag #|CA|004352|1HGCM82633A'.split(
		'|',
	),
	...'imani|example|com|net|.com|at|dot|(at)|[dot]|{ at }|imani@example.com|www.|WWW.|https://|http://|photo.jpg|imgur.com/abc|xwww.a.png'.split(
		'|',
	),
	...'call|text me at|cell:|tel|number|541|555|0131|555-0131|541-555-0131|(541)|01 23 45 67 89|0049 170 1234567|+44 20 7946 0958|km|miles|off'.split(
		'|',
	),
	...[
		'ſ',
		'\u212a',
		'é',
		'😀',
		'\u00a0',
		'\u2003',
		'\t',
		'\n',
		'’',
		'li\u017fe',
		'addre\u017fs',
		'clai\u006d\u017f',
	],
];

describe.each(['US', 'ES'])('phone numbers in %s', (country) => {
	it('are the same with and without the quick check before the library call', () => {
		const piece = fc.oneof(
			{ weight: 8, arbitrary: fc.constantFrom(...PIECES) },
			{ weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
			{ weight: 1, arbitrary: fc.integer({ min: 0, max: 9_999_999_999 }).map(String) },
		);
		const between = fc.constantFrom(' ', ' ', ' ', '', '  ', ': ', '\n', '-');
		const text = fc
			.array(fc.tuple(piece, between), { maxLength: 9 })
			.map((parts) => parts.flat().join(''));
		fc.assert(
			fc.property(text, (written) => {
				expect(findPhoneNumbers(written, country)).toEqual(findAmongDigits(written, country));
			}),
			{ numRuns: RUNS },
		);
	});
});

/** Of this many texts, hundreds contain a phone number. */
const RUNS = 3000;

describe('finders of personal data', () => {
	it.each([
		['imani@example.com', findEMails],
		['imani (at) example (dot) com', findEMails],
		['imani at example dot com', findEMails],
		['imani @ example.com', findEMails],
		['imani@ example.com', findEMails],
		['imani arroba example.com', findEMails],
		['imani (Arobase) example.com', findEMails],
		['imani arroba example punto com', findEMails],
		['it is 1HGCM82633A004352 here', findVehicleNumbers],
		['vin ending 4521', findVehicleNumbers],
		['licence # AB12345', findPlates],
		['Kennzeichen: ABC 1234', findPlates],
		['we live at 12 oak lane', findAddresses],
		['She Lives on 12 oak lane', findAddresses],
		['his address was 12 oak lane', findAddresses],
		['my house is at 12 oak lane', findAddresses],
		['delivered it to my Home at 12 oak lane', findAddresses],
		['P.O. Box 12', findAddresses],
		['Mon adresse est 12 rue Foch', findAddresses],
		["j'habite au 12 rue Foch", findAddresses],
		['Viven en la Calle Luna 5', findAddresses],
		['nuestra casa está en la Calle Luna 5', findAddresses],
		['nuestra dirección es Calle Luna 5', findAddresses],
		['apartado postal 5', findAddresses],
		['RO 4821', (text: string) => findOrderNumbers(text, [])],
		['r/o 4821', (text: string) => findOrderNumbers(text, [])],
		['would1234', (text: string) => findOrderNumbers(text, [])],
		['number of my order 123', (text: string) => findOrderNumbers(text, [])],
		['confirmation no. 12 345', (text: string) => findOrderNumbers(text, [])],
		['ticketno 12-7', (text: string) => findOrderNumbers(text, [])],
	])('find something in "%s"', (text, find) => {
		expect(find(text)).not.toEqual([]);
	});
});

describe('plain texts', () => {
	it('are checked for every unusual character', () => {
		const odd =
			/[\u00ad\u200b-\u200d\u2060\ufeff\u00a0\u2000-\u200a\u202f\u205f\u3000\uff01-\uff5e]|(?![0-9])\p{Nd}/u;
		const missed: number[] = [];
		for (let point = 0; point <= 0x10ffff; point++) {
			const character = String.fromCodePoint(point);
			if (odd.test(character) && !MAYBE_ODD.test(character)) missed.push(point);
		}
		expect(missed).toEqual([]);
	});
});

function bySortedCopies(value: unknown): string {
	return JSON.stringify(value, (_key, member: unknown) => {
		if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
		return Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => compareText(a, b)));
	});
}
