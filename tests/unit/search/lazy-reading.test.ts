import { describe, expect, it } from 'vitest';
import { PAGE_BYTES } from '../../../src/search/index/paged-bytes.ts';
import { openFiles, type IndexFiles } from '../../../src/search/render-search-index.ts';
import type { SearchParams } from '../../../src/search/search-params.ts';
import { searchReviews } from '../../../src/search/search-reviews.ts';
import { docsOf, openText, renderText } from '../../support/search-exactness.ts';
import { createRandom } from '../../support/random.ts';
import { askAll, exampleFiles, FILE_NAMES, openCounting } from '../../support/search-example.ts';

/** The text index has 109 pages, the columns 10, the reviews 20. */
const files = exampleFiles(2_000);
type Opened = ReturnType<typeof openCounting>;

/** Returns the bytes before the first page: preamble, header, digests. */
function headOf(file: Uint8Array): number {
	const end = 24 + new DataView(file.buffer, file.byteOffset).getUint32(16, true) + 32;
	return end + Math.ceil((file.length - end) / (PAGE_BYTES + 8)) * 8;
}

/** Counts the pages read from each file. */
function pagesRead({ reads }: Opened, { columns, text }: IndexFiles) {
	const count = (name: keyof typeof reads, head: number) =>
		reads[name]
			.filter(([position]) => position >= head)
			.reduce((sum, [, length]) => sum + Math.ceil(length / PAGE_BYTES), 0);
	return {
		columns: count('columns', headOf(columns)),
		text: count('text', headOf(text)),
		reviews: count('reviews', 0),
	};
}

function search({ index }: Opened, asked: Partial<SearchParams>) {
	const { docs, total } = searchReviews(index, { sort: 'newest', limit: 20, ...asked }, undefined);
	index.reviews.runs(docs);
	return total;
}

describe('a search index', () => {
	it('reads only its header and the size of the reviews when it is opened', () => {
		const opened = openCounting(files);
		expect(opened.textOpened()).toBe(0);
		expect(opened.reads.reviews).toEqual([]);
		expect(pagesRead(opened, files).columns).toBeLessThanOrEqual(2);
	});

	it('does not read the text index for a search without a query', () => {
		const opened = openCounting(files);
		for (const asked of [
			{ rating: 4 },
			{ since: '2025-03-07' },
			{ location: 'north', facets: true },
		]) {
			expect(search(opened, asked)).toBeGreaterThan(0);
		}
		expect(opened.textOpened()).toBe(0);
	});

	it('opens the text index once', () => {
		const opened = openCounting(files);
		for (const query of ['oil', 'no. 17', 'absent']) search(opened, { query });
		expect(opened.textOpened()).toBe(1);
	});

	it.each([
		['the newest page', {}, 0],
		['a rare word', { query: '1234' }, 10],
		['two words', { query: 'no. 1234, by' }, 18],
		['a letter in most reviews', { query: 'e' }, 2],
		['a word in no review', { query: 'absent' }, 7],
		['a character in no review', { query: '\uffff' }, 7],
	])('reads few pages for %s', (_what, asked, most) => {
		const opened = openCounting(files);
		search(opened, asked);
		const { text, reviews } = pagesRead(opened, files);
		expect(text).toBeLessThanOrEqual(most);
		expect(reviews).toBeLessThanOrEqual(2);
	});

	it('reads each byte once, for all searches', () => {
		const opened = openCounting(files);
		const answers = askAll(opened.index);
		expect(askAll(opened.index)).toEqual(answers);
		opened.index.readAll();
		for (const name of FILE_NAMES) {
			const head = name === 'reviews' ? 0 : headOf(files[name]);
			const pages = opened.reads[name].filter(([position]) => position >= head);
			const places = pages.toSorted(([a], [b]) => a - b);
			let end = head;
			for (const [position, length] of places) {
				expect(position).toBe(end);
				end = position + length;
			}
			expect(end).toBe(files[name].length);
		}
	});

	it('reads neighboring pages in one call', () => {
		const opened = openCounting(files);
		opened.index.readAll();
		const reads = FILE_NAMES.map((name) => opened.reads[name].length);
		expect(Math.max(...reads)).toBeLessThan(8);
	});

	it('finds all matches in a file just opened, also for words and queries that span pages', () => {
		const random = createRandom(12);
		const texts = Array.from({ length: 300 }, (_, doc) => {
			const word = Array.from({ length: 40 }, () => random.pick(['a', 'b', 'c', 'ab'])).join('');
			return `${word} no. ${doc}: ${word.slice(random.below(20))}, ${'x'.repeat(doc)}`;
		});
		const file = renderText(texts);
		expect(file.length).toBeGreaterThan(30 * PAGE_BYTES);
		for (let draw = 0; draw < 300; draw++) {
			const text = random.pick(texts);
			const start = random.below(text.length);
			const query = text.slice(start, start + 1 + random.below(200));
			const expected = [...texts.keys()].filter((doc) => texts[doc]?.includes(query));
			expect(docsOf(openText(file).find(query))).toEqual(expected);
		}
	});

	it('gives the same results from files just opened as from files read completely', () => {
		const many = exampleFiles(40_000);
		const whole = openFiles(many);
		whole.readAll();
		for (const sort of ['newest', 'oldest', 'highest', 'lowest'] as const) {
			for (const asked of [{ min_rating: 4 }, { query: 'no. 39' }, { query: 'no. 12345,' }]) {
				const params = { ...asked, sort, limit: 100, until: '2025-03-04', facets: true };
				const expected = searchReviews(whole, params, undefined);
				expect(searchReviews(openFiles(many), params, undefined)).toEqual(expected);
			}
		}
		for (const doc of [0, 16_383, 16_384, 20_000, 39_999]) {
			expect(openFiles(many).stars.of(doc)).toBe(1 + ((doc * 3) % 5));
			expect(openFiles(many).ids.of(doc)).toBe(`r${doc}`);
			expect(openFiles(many).ids.find(`r${doc}`)).toBe(doc);
			expect(openFiles(many).reviews.text(doc)).toBe(whole.reviews.text(doc));
		}
	});

	it('reads nothing more after readAll', () => {
		const opened = openCounting(files);
		opened.index.readAll();
		const before = FILE_NAMES.map((name) => opened.reads[name].length);
		askAll(opened.index);
		expect(FILE_NAMES.map((name) => opened.reads[name].length)).toEqual(before);
	});
});
