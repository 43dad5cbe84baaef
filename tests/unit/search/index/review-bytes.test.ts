import { describe, expect, it } from 'vitest';
import { IndexFileError, memorySource } from '../../../../src/search/index/byte-source.ts';
import { renderReviewBytes, ReviewBytes } from '../../../../src/search/index/review-bytes.ts';
import { indexFileOf } from '../../../support/index-sections.ts';

const LINES = [
	'{"a":1}',
	'{}',
	'{"text":"é汽👍"}',
	'{"b":""}',
	`{"c":"${'x'.repeat(40_000)}"}`,
	'{"d":0}',
];

function reviewsOf(lines: readonly string[]): ReviewBytes {
	const { bytes, sections } = renderReviewBytes(lines);
	return new ReviewBytes(indexFileOf(sections), memorySource(bytes), 'reviews.list');
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('the bytes of the reviews', () => {
	const reviews = reviewsOf(LINES);

	it('round-trip, for single reviews and for ranges', () => {
		for (const [doc, line] of LINES.entries()) expect(reviews.text(doc)).toBe(line);
		for (let first = 0; first <= LINES.length; first++) {
			for (let end = first; end <= LINES.length; end++) {
				const expected = LINES.slice(first, end).join(',\n');
				expect(textOf(reviews.range({ first, end }))).toBe(expected);
			}
		}
		expect(textOf(reviewsOf([]).range({ first: 0, end: 0 }))).toBe('');
	});

	it.each([
		[[], 0],
		[[3], 1],
		[[0, 1, 2, 3, 4, 5], 1],
		[[0, 2, 4], 3],
		[[0, 1, 3, 4], 2],
		[[5, 4, 3], 3],
		[[5, 0, 1, 2, 1], 3],
		[[2, 2], 2],
	])('form one piece per run of consecutive reviews: %j in %i', (docs, count) => {
		const runs = reviews.runs(docs).map(textOf);
		expect(runs).toHaveLength(count);
		expect(runs.join(',\n')).toBe(docs.map((doc) => LINES[doc]).join(',\n'));
	});

	it('are rejected if there are more or fewer than were written', () => {
		const { bytes, sections } = renderReviewBytes(LINES);
		for (const other of [bytes.subarray(1), Buffer.concat([bytes, Buffer.of(0)])]) {
			const open = () =>
				new ReviewBytes(indexFileOf(sections), memorySource(other), 'reviews.list');
			const state = `it has ${other.length} bytes, not ${bytes.length}`;
			expect(open).toThrow(new IndexFileError(`Cannot use reviews.list: ${state}`));
		}
	});
});
