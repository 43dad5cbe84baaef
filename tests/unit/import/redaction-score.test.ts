import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createRedactor, NOTHING } from '../../../src/import/personal-data/redact-personal-data.ts';
import { shortenName } from '../../../src/import/values/shorten-name.ts';
import { BusinessFile } from '../../../src/reviews/business/business-file.ts';
import { ROOT } from './importing.ts';
import { countLabels, score, SENTENCES, sumUp, type SentenceGroup } from './redaction-score.ts';

const business = BusinessFile.parse(
	parse(readFileSync(join(ROOT, 'content/business.yaml'), 'utf8')),
);
const staff = ['Kevin Ortega', 'Sabine Vogel', 'Pablo Serrano', 'Thierry Blanchard'].map(
	(name) => ({ name, aliases: [] }),
);
const HOME: Record<string, string> = { en: 'US', de: 'DE', es: 'ES', fr: 'FR' };

function redactorIn(country: string, { author }: SentenceGroup) {
	const locations = business.locations.map((location) => ({
		...location,
		address: { ...location.address, country },
	}));
	const redact = createRedactor({ ...business, locations }, staff);
	const own = { ...NOTHING, fullName: author, authorName: shortenName(author) };
	return (text: string) => redact(text, own);
}

describe('finds at least 97% of the labelled personal data, with 1% wrong masks at most,', () => {
	it.each([
		['test', 'at a business in the United States', () => 'US'],
		['test', "at a business in the customers' country", (language: string) => HOME[language]],
		['train', 'at a business in the United States', () => 'US'],
		['train', "at a business in the customers' country", (language: string) => HOME[language]],
	] as const)('in the %s set, %s', (set, _, countryOf) => {
		const groups = SENTENCES.filter((group) => group.set === set);
		const byKind = score(groups, (group) => redactorIn(countryOf(group.language) ?? 'US', group));
		const { precision, recall } = sumUp(byKind, countLabels(groups));
		const mistakes = Object.values(byKind).flatMap((kind) => kind.mistakes);
		expect(precision, mistakes.join('\n')).toBeGreaterThanOrEqual(0.99);
		expect(recall, mistakes.join('\n')).toBeGreaterThanOrEqual(0.97);
	});
});
