import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadLedger } from '../../../../src/content/import-log.ts';
import {
	loadImports,
	type HeldFile,
	type ImportEntry,
} from '../../../../src/import/stored/import-entry.ts';
import {
	deriveFirstImports,
	listLoggedImports,
} from '../../../../src/import/stored/logged-imports.ts';
import { createContent, csv, csvRow, LATER, ndjson, NOW, surveyAnswer } from '../importing.ts';

const NONE = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
const heldFile = (digit: string, source: string, stars = NONE): HeldFile => ({
	...{ file: digit.repeat(64), source, stars },
});

function entryOf(number: number, held?: HeldFile[]): ImportEntry {
	const counts = { added: 0, updated: 0, removed: 0 };
	const ids = { added: [], updated: [], removed: [] };
	return { ...counts, number, at: NOW, files: [], sources: [], ids, ...(held && { held }) };
}

describe('listing the imports that are not logged', () => {
	it('returns each file and source once, as of the first import', () => {
		const [one, two] = [heldFile('b', 'survey'), heldFile('a', 'survey')];
		const other = heldFile('b', 'dealer-reviews');
		const again = heldFile('b', 'survey', { ...NONE, '5': 9 });
		const entries = [entryOf(4, [again, two]), entryOf(1), entryOf(2, [other, one]), entryOf(3)];
		expect(listLoggedImports(entries, [])).toEqual([other, one, two]);
	});

	it('leaves out what is logged, by file and source', () => {
		const [one, other] = [heldFile('b', 'survey'), heldFile('b', 'dealer-reviews')];
		const logged = [{ file: one.file, source: one.source }];
		expect(listLoggedImports([entryOf(1, [one, other])], logged)).toEqual([other]);
	});
});

describe('the first imports of content that is older than the log', () => {
	async function contentOfTwoSources() {
		const content = await createContent();
		const old = surveyAnswer({ id: 'sv-2', stars: 1, submitted_at: '2024-01-02T10:00:00Z' });
		const files = { answers: ndjson(surveyAnswer(), old), rows: csv(csvRow()) };
		for (const [name, text] of Object.entries(files)) {
			await content.run([await content.write(name, text)]);
		}
		return content;
	}

	async function firstImports(contentDir: string, held: readonly string[] = []) {
		const ledger = await loadLedger(contentDir);
		if (ledger === undefined) expect.fail('there is no ledger');
		return deriveFirstImports(ledger, new Set(held));
	}

	it('have all stars that were ever imported, and a digest that covers no review', async () => {
		const content = await contentOfTwoSources();
		const refused = ndjson(surveyAnswer({ consent_to_publish: false }));
		await content.run([await content.write('refused', refused)], LATER);
		const [dealer, survey, ...others] = await firstImports(content.contentDir);
		expect(others).toEqual([]);
		expect(dealer).toMatchObject({ source: 'dealer-reviews', stars: { ...NONE, '5': 1 } });
		expect(survey).toMatchObject({ source: 'survey', stars: { ...NONE, '1': 1, '4': 1 } });
		const known = '{"source":"survey","stars":{"1":1,"2":0,"3":0,"4":1,"5":0}}';
		expect(survey?.file).toBe(createHash('sha256').update(known).digest('hex'));
	});

	it('leave out sources of which the log of imports notes what a file held', async () => {
		const { contentDir } = await contentOfTwoSources();
		const entries = await loadImports(contentDir);
		const held = entries.flatMap((entry) => entry.held ?? []).map(({ source }) => source);
		expect(held.toSorted()).toEqual(['dealer-reviews', 'survey']);
		expect(await firstImports(contentDir, held)).toEqual([]);
		expect(await firstImports(contentDir, ['survey'])).toMatchObject([
			{ source: 'dealer-reviews' },
		]);
	});

	it('leave out stars of removed reviews that name no source', () => {
		const stars = { survey: NONE, '?': NONE };
		expect(deriveFirstImports({ stars }, new Set()).map(({ source }) => source)).toEqual([
			'survey',
		]);
	});
});
