import { describe, expect, it } from 'vitest';
import { DocLists, renderDocLists } from '../../../../src/search/index/doc-lists.ts';
import { memorySource } from '../../../../src/search/index/byte-source.ts';
import { IndexFile, renderIndexFile } from '../../../../src/search/index/index-file.ts';
import { PAGE_BYTES } from '../../../../src/search/index/paged-bytes.ts';
import { indexFileOf } from '../../../support/index-sections.ts';
import { docsOf } from '../../../support/search-exactness.ts';
import { createRandom } from '../../../support/random.ts';

function listsOf(lists: readonly number[][], count: number): DocLists {
	return new DocLists(indexFileOf(renderDocLists('unit', lists, count)), 'unit', count);
}

describe('lists of reviews', () => {
	it.each([1, 33, 1_025, 70_000])('round-trip, for %i reviews', (count) => {
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
	});

	it('store differences of every length', () => {
		const docs = [0, 1, 127, 128, 129, 255, 256, 16_383, 16_384, 32_768, 2_097_152, 4_194_305];
		expect(docsOf(listsOf([docs], 100_000_000).get(0))).toEqual(docs);
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
