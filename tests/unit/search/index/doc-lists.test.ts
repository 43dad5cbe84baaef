import { describe, expect, it } from 'vitest';
import { DocLists } from '../../../../src/search/index/doc-lists.ts';
import { renderDocLists } from '../../../../src/search/index/render-doc-lists.ts';
import { DocBits } from '../../../../src/search/index/doc-bits.ts';
import { memorySource } from '../../../../src/search/index/byte-source.ts';
import { IndexFile, renderIndexFile } from '../../../../src/search/index/index-file.ts';
import { PAGE_BYTES } from '../../../../src/search/index/paged-bytes.ts';
import { indexFileOf } from '../../../support/index-sections.ts';
import { docsOf } from '../../../support/search-exactness.ts';
import { createRandom } from '../../../support/search-random.ts';

function listsOf(lists: readonly number[][], count: number): DocLists {
	return new DocLists(indexFileOf(renderDocLists('unit', lists, count)), 'unit', count);
}

describe('lists of reviews', () => {
	it.each([1, 7, 8, 9, 31, 32, 33, 64, 1_023, 1_024, 1_025, 70_000])(
		'round-trip, for %i reviews',
		(count) => {
			const random = createRandom(count);
			const all = Array.from({ length: count }, (_, doc) => doc);
			const written = [
				[],
				all,
				[0],
				[count - 1],
				all.slice(0, Math.floor(count / 8)),
				all.slice(0, Math.floor(count / 8) + 1),
				[],
				...[2, 5, 7, 8, 9, 12, 200].map((times) => all.filter(() => random.onceIn(times))),
				all.slice(-1),
				all,
			];
			const lists = listsOf(written, count);
			for (const [index, docs] of written.entries()) {
				expect(docsOf(lists.get(index))).toEqual(docs);
			}
		},
	);

	it('are bits if they have more than one in eight reviews', () => {
		const sizes = [8, 9].map((size) => Array.from({ length: size }, (_, doc) => doc * 7));
		const lists = listsOf(sizes, 64);
		expect(lists.get(0)).toBeInstanceOf(Uint32Array);
		expect(lists.get(1)).toBeInstanceOf(DocBits);
	});

	it('store differences of every length', () => {
		const docs = [0, 1, 127, 128, 129, 255, 256, 16_383, 16_384, 32_768, 2_097_152, 4_194_305];
		expect(docsOf(listsOf([docs], 100_000_000).get(0))).toEqual(docs);
	});

	it.each([1, 2, 31, 32, 33, 200])('are united, %i at a time', (joined) => {
		const random = createRandom(joined);
		for (const count of [33, 1_024, 40_000]) {
			const all = Array.from({ length: count }, (_, doc) => doc);
			const written = [1_000, 300, 40, 7, 2].flatMap((times) =>
				Array.from({ length: 8 }, () => all.filter(() => random.onceIn(times))),
			);
			const lists = listsOf(written, count);
			for (const longest of [8, 24, written.length]) {
				const chosen = Uint32Array.from({ length: joined }, () => random.below(longest));
				const docs = [...new Set([...chosen].flatMap((index) => written[index] ?? []))];
				expect(docsOf(lists.union(chosen))).toEqual(docs.toSorted((a, b) => a - b));
			}
		}
	});

	it('have an empty union if there are none, or only empty ones', () => {
		expect(docsOf(listsOf([[], [1]], 9).union(new Uint32Array()))).toEqual([]);
		expect(docsOf(listsOf([[], [1]], 9).union(Uint32Array.of(0)))).toEqual([]);
	});

	it('are read without the lists after them', () => {
		const count = 40_000;
		const every = (step: number) =>
			Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
		const written = [
			every(9),
			every(2),
			every(3),
			every(2),
			every(10),
			...Array(16).fill(every(9)),
		];
		const sections = renderDocLists('unit', written, count);
		const file = memorySource(renderIndexFile({}, sections));
		let read = 0;
		const counted = {
			size: file.size,
			read(target: Uint8Array, position: number) {
				read += target.length;
				file.read(target, position);
			},
		};
		const lists = new DocLists(new IndexFile(counted, 'test.index'), 'unit', count);
		expect(docsOf(lists.get(0))).toEqual(every(9));
		expect(read).toBeLessThan(2 * PAGE_BYTES + 1_000);
		expect(file.size).toBeGreaterThan(4 * PAGE_BYTES);
	});

	it('can grow beyond the buffer allocated first', () => {
		const docs = Array.from({ length: 9_000 }, (_, index) => index * 200);
		const lists = listsOf(
			Array.from({ length: 9 }, () => docs),
			2_000_000,
		);
		for (let index = 0; index < 9; index++) expect(docsOf(lists.get(index))).toEqual(docs);
	});
});
