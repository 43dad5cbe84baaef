import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { kindOfWords } from '../../../../src/import/personal-data/kind-of-words.ts';
import { createRedactor } from '../../../../src/import/personal-data/redact-personal-data.ts';
import { BusinessFile } from '../../../../src/reviews/business/business-file.ts';
import { ROOT } from '../importing.ts';

const business = BusinessFile.parse(
	parse(readFileSync(join(ROOT, 'content/business.yaml'), 'utf8')),
);

describe('words to mask', () => {
	it.each([
		['9375550177', 'phone'],
		['(937) 555-0177', 'phone'],
		['priya.s@mail.example', 'e-mail'],
		['1C4RJFBG5EC123456', 'vehicle number'],
		['Kelly Ramos', 'name'],
		['HB-NA 1907', 'plate'],
		['HB NA 4417', 'plate'],
		['7CK 9241', 'plate'],
		['RO-4417', undefined],
		['KN-2026-0815', 'order number'],
		['ABC1234', undefined],
		['1234 BCD', 'plate'],
		['Hauptstraße 12', 'address'],
		['20730451', undefined],
		['2019', undefined],
		['Room 12', undefined],
	])('%j are of the kind %s', (words, kind) => expect(kindOfWords(words, business)).toBe(kind));
});

describe('a redactor', () => {
	const redact = createRedactor(business);
	it.each([
		['Kept texting me at 9375550177 after I said no.', 'phone'],
		['My number 9375550177 is listed.', 'phone'],
		['Verspätet, Vertrag Nr. KN-2026-0815.', 'order number'],
		['Late, contract no. KN-2026-0815.', 'order number'],
		['Tarde, contrato n.º KN-2026-0815.', 'order number'],
		['En retard, contrat n° KN-2026-0815.', 'order number'],
	])('masks the number in %j', (text, kind) => {
		const masked = redact(text);
		expect(masked).toContain(`[${kind} removed]`);
		expect(masked).not.toMatch(/9375550177|0815/);
	});

	it.each([
		'We looked at 2345 cars and 4 dealers.',
		'A contract of 36000 miles, vertrag 24 Monate, contrat 15000 euros.',
	])('does not change %j', (text) => expect(redact(text)).toBe(text));
});
