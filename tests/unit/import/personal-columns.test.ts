import { expect, it } from 'vitest';
import { importExport } from './importing-tables.ts';

const FLAGS = ['--source', 'dealer-reviews', '--location', 'millbrook'];

/** Imports one review, and returns its text. */
async function textWith(heading: string, cell: string, text: string) {
	const table = `id,rating,date,text,author,${heading}\n1,5,2026-03-04,${text},Odessa Palmer,${cell}\n`;
	const { reviews } = await importExport(table, FLAGS);
	return reviews[0]?.text;
}

it.each([
	['Kennzeichen', 'BN-UH 55', 'Mein BN-UH 55 steht noch', 'Mein [plate removed] steht noch'],
	['Kennzeichen', 'BNUH55', 'Mein bn - uh 55 steht noch', 'Mein [plate removed] steht noch'],
	['Kennzeichen', 'TÜ-ÖA 1', 'Mein TÜÖA1 steht noch', 'Mein [plate removed] steht noch'],
	['license plate', 'HJK 482', 'My HJK-482 was late', 'My [plate removed] was late'],
	['Kundennummer', 'AB 4471', 'Ich bin AB4471', 'Ich bin [order number removed]'],
	['Kundennummer', '771234', 'Ich bin 77 1234', 'Ich bin [order number removed]'],
	['Telefon', '55 50 10', 'Ruft an: 555010', 'Ruft an: [phone removed]'],
])('%s %j is masked in %j', async (heading, cell, text, masked) => {
	expect(await textWith(heading, cell, text)).toBe(masked);
});

it.each([
	['customer number', '2024', 'We bought it in 2024'],
	['customer number', '312', 'It took 312 days'],
	['customer number', '1215', 'It took 12-15 minutes'],
	['customer number', '4471', 'It ran 4471 miles'],
	['license plate', 'GOLF', 'A golf cart came'],
])('%s %j does not mask a part of %j', async (heading, cell, text) => {
	expect(await textWith(heading, cell, text)).toBe(text);
});

it.each(['BN-UH 55', 'K-OP 9', 'BN-XY 12E', 'BN-UH 551'])(
	'the German plate %s is masked without a word before it',
	async (plate) => {
		expect(await textWith('note', '', `Der Wagen ${plate} steht noch`)).toBe(
			'Der Wagen [plate removed] steht noch',
		);
	},
);
