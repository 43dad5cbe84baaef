import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/content/load-content.ts';
import type { Edition } from '../../../src/edition/documents/edition.ts';
import { createVerificationReport } from '../../../src/edition/documents/verification-report.ts';
import { writeData } from '../../../src/edition/write-data.ts';
import { readDigest } from '../../../src/insights/readings/review-reading.ts';
import { createPublicForm } from '../../../src/reviews/public-form.ts';
import { totalOf } from '../../../src/reviews/rating-summary.ts';
import { openFiles, renderSearchIndex } from '../../../src/search/render-search-index.ts';
import { SearchParams } from '../../../src/search/search-params.ts';
import { searchReviews } from '../../../src/search/search-reviews.ts';
import { siteDocuments } from '../../../src/site/render/site-documents.ts';
import { aRecord, copyContent, deriveEdition, stampEditedContent } from '../../support/content.ts';

const MODES = ['full', 'excerpt', 'stars', 'link'] as const;
type Mode = (typeof MODES)[number];

/** Words that occur nowhere else, in each part of a review. Only this part of a text is beyond an excerpt. */
const PARTS = ['title', 'beginning', 'rest', 'author', 'translation', 'reply'] as const;
const wordOf = (part: (typeof PARTS)[number], mode: Mode) => `Zq${part}${mode}`;
const SHOWN: Record<Mode, readonly (typeof PARTS)[number][]> = {
	full: PARTS,
	excerpt: ['title', 'beginning', 'author', 'reply'],
	stars: [],
	link: [],
};

function recordOf(mode: Mode) {
	const word = (part: (typeof PARTS)[number]) => wordOf(part, mode);
	return aRecord({
		id: `review-${mode}`,
		rating: 1,
		date: '2018-03-04',
		title: `About ${word('title')}`,
		text: `${word('beginning')} ${'and so on '.repeat(16)}${word('rest')}. The staff was rude.`,
		author: { name: word('author'), anonymous: false },
		translation: { text: word('translation'), language: 'es', by: 'Google' },
		responses: [{ text: word('reply'), author: 'Larkspur', date: '2018-03-05' }],
		source: {
			id: mode,
			name: `Site ${mode}`,
			review_id: `at-${mode}`,
			url: `https://${mode}.example/reviews/1`,
		},
	});
}

/** A model's reading of the whole text. */
function readingOf(mode: Mode) {
	const quote = `${wordOf('rest', mode)}. The staff was rude`;
	return {
		id: `review-${mode}`,
		digest: readDigest(recordOf(mode)),
		reader: { kind: 'model', name: 'test', prompt: '1' },
		date: '2018-03-06',
		statements: [{ aspect: 'staff', polarity: 'negative', quote, subject: 'us' }],
		people: [],
		services: [],
	};
}

/** Creates a folder with one review and one reading for each source, which may republish this much. */
function createContent(choices: Record<Mode, Mode>): string {
	const folder = copyContent();
	for (const name of ['reviews', 'readings', 'history', 'imported.json', 'stamps.json']) {
		rmSync(join(folder, name), { recursive: true });
	}
	writeFileSync(join(folder, 'removed.jsonl'), '');
	for (const mode of MODES) {
		for (const [room, line] of [
			['reviews', recordOf(mode)],
			['readings', readingOf(mode)],
		] as const) {
			mkdirSync(join(folder, room, mode), { recursive: true });
			writeFileSync(join(folder, room, mode, '2018.jsonl'), `${JSON.stringify(line)}\n`);
		}
	}
	choose(folder, choices);
	return folder;
}

const SOURCES = /(?<=\n {2}sources:\n)[^]*/;

function choose(folder: string, choices: Record<Mode, Mode>): void {
	const file = join(folder, 'business.yaml');
	const sources = MODES.map(
		(mode) =>
			`    - { id: ${mode}, name: Site ${mode}, first_party: false, verification: Checked., ` +
			`method: invited_after_transaction, republish: ${choices[mode]}, url: 'https://${mode}.example/' }\n`,
	);
	const text = readFileSync(file, 'utf8');
	writeFileSync(file, text.replace(SOURCES, sources.join('')));
}

async function publish(folder: string): Promise<Edition> {
	await stampEditedContent(folder);
	return deriveEdition(await loadContent(folder));
}

/** Writes all documents and function data. Returns the text of all files by name. */
async function writeAll(edition: Edition): Promise<ReadonlyMap<string, string>> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-republish-'));
	const [siteFolder, functionFolder] = [join(folder, 'site'), join(folder, 'edition')];
	await writeData(edition, siteDocuments(edition, undefined), { siteFolder, functionFolder });
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile());
	const textOf = (path: string) => readFileSync(path, 'latin1').toLowerCase();
	return new Map(files.map(({ parentPath, name }) => [name, textOf(join(parentPath, name))]));
}

const ALL_FULL = { full: 'full', excerpt: 'full', stars: 'full', link: 'full' } as const;
const OWN = { full: 'full', excerpt: 'excerpt', stars: 'stars', link: 'link' } as const;

describe('an edition with a source of each kind', () => {
	let edition: Edition;
	let written: Awaited<ReturnType<typeof writeAll>>;
	const filesWith = (word: string) =>
		[...written].flatMap(([name, text]) => (text.includes(word.toLowerCase()) ? [name] : []));
	const reviewOf = (mode: Mode) => edition.reviews.find(({ id }) => id === `review-${mode}`);

	beforeAll(async () => {
		edition = await publish(createContent(OWN));
		written = await writeAll(edition);
	});

	it.each(MODES.flatMap((mode) => PARTS.map((part) => [mode, part] as const)))(
		'"%s": the %s is in a file only if it may be',
		(mode, part) => {
			const found = filesWith(wordOf(part, mode));
			if (SHOWN[mode].includes(part)) expect(found).toContain('reviews.json');
			else expect(found).toEqual([]);
		},
	);

	it('names no review of a source that may only be linked, but the source', () => {
		expect(filesWith('review-link')).toEqual([]);
		expect(filesWith('at-link')).toEqual([]);
		expect(filesWith('Site link')).toContain('reviews.json');
		expect(edition.insights.corpus.by_source).toEqual({ excerpt: 1, full: 1, stars: 1 });
	});

	it('is searched for the words that are shown, and no others', () => {
		const { reviews, reviewLines, vocabulary } = edition;
		const index = openFiles(renderSearchIndex(reviews, reviewLines, vocabulary));
		const totals = (part: (typeof PARTS)[number]) =>
			MODES.map((mode) => {
				const params = SearchParams.parse({ query: wordOf(part, mode) });
				return searchReviews(index, params, undefined).total;
			});
		expect(totals('beginning')).toEqual([1, 1, 0, 0]);
		expect(totals('rest')).toEqual([1, 0, 0, 0]);
	});

	it('uses a reading only of the words that are shown', () => {
		const readBy = (mode: Mode) => reviewOf(mode)?.aspects.map(({ read_by: by }) => by);
		expect(readBy('full')).toEqual(['model']);
		expect(readBy('excerpt')).toEqual([]);
		expect(readBy('stars')).toEqual([]);
		expect(edition.insights.corpus.read_by).toMatchObject({ model: 1 });
	});

	it('publishes stars without words and author', () => {
		expect(reviewOf('stars')).toMatchObject({
			...{ rating: 1, date: '2018-03-04', text: '', truncated: true, language: 'und' },
			...{ author: { name: 'Customer', anonymous: true }, responses: [] },
			source: { url: 'https://stars.example/reviews/1' },
		});
	});

	it('says what it holds back, so that no stars look missing', () => {
		const { sources, stars } = createVerificationReport(edition);
		expect(sources.map(({ id, republish, url }) => [id, republish, url])).toEqual(
			MODES.map((mode) => [mode, mode, `https://${mode}.example/`]),
		);
		const held = sources.map(({ stars: own }) => totalOf(own.held_back));
		expect(held).toEqual([0, 0, 0, 1]);
		expect([stars.imported, stars.published].map(totalOf)).toEqual([4, 3]);
	});
});

it('a later choice changes the published reviews and withdraws those that may only be linked', async () => {
	const folder = createContent(ALL_FULL);
	const before = await publish(folder);
	choose(folder, OWN);
	const after = await publish(folder);
	expect(after.changes.marks.map(({ type, id }) => [type, id]).toSorted()).toEqual([
		['edited', 'review-excerpt'],
		['edited', 'review-stars'],
		['removed', 'review-link'],
	]);
	expect(after.datasetId).not.toBe(before.datasetId);
	expect(after.datasetModified).not.toBe(before.datasetModified);
	const documents = (edition: Edition) =>
		siteDocuments(edition, undefined).map(({ paths, etag }) => [paths[0], etag]);
	expect(documents(deriveEdition(await loadContent(folder)))).toEqual(documents(after));
	choose(folder, ALL_FULL);
	const again = await publish(folder);
	expect(again.reviews.map(({ text }) => text)).toEqual(before.reviews.map(({ text }) => text));
});

describe('an excerpt', () => {
	const toPublic = createPublicForm([{ id: 'survey', republish: 'excerpt' }]);
	const excerptOf = (text: string) => toPublic(aRecord({ text }));

	it.each([
		['a'.repeat(160), 'a'.repeat(160), undefined],
		['a'.repeat(161), `${'a'.repeat(160)}…`, true],
		['🚗'.repeat(161), `${'🚗'.repeat(160)}…`, true],
		[`${'a'.repeat(160)} b`, `${'a'.repeat(160)}…`, true],
		[`${'a'.repeat(150)}\n${'b'.repeat(20)}`, `${'a'.repeat(150)}…`, true],
		['', '', undefined],
	])('of %j ends after a word', (text, shown, truncated) => {
		expect(excerptOf(text)).toMatchObject({ text: shown });
		expect(excerptOf(text)?.truncated).toBe(truncated);
	});
});
