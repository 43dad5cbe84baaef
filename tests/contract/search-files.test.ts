import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { IndexFileError } from '../../src/search/index/byte-source.ts';
import { PAGE_BYTES } from '../../src/search/index/paged-bytes.ts';
import { openFiles } from '../../src/search/render-search-index.ts';
import { INDEX_FILES, type SearchIndex } from '../../src/search/search-index.ts';
import {
	askAll,
	exampleFiles,
	FILE_NAMES,
	openWith,
	orDamaged,
	type FileName,
} from '../support/search-example.ts';

const OTHER_VERSION = 'it is not an index of this version; build the edition again';
const NOT_AS_WRITTEN = 'and after are damaged';
const files = exampleFiles(24);
const truth = askAll(openFiles(files));
/** Files of several pages each, so that some pages are read and others are not. */
const large = exampleFiles(3_000);
const largeTruth = askAll(openFiles(large));

function flip(bytes: Uint8Array, at: number, mask: number): Uint8Array {
	const flipped = Uint8Array.from(bytes);
	flipped[at] = (flipped[at] ?? 0) ^ mask;
	return flipped;
}

/** Returns the answers that are neither correct nor refused. */
function wrongAnswers(open: () => SearchIndex, right: readonly (string | undefined)[]) {
	const index = orDamaged(open);
	if (index === undefined) return [];
	return askAll(index).filter((answer, at) => answer !== undefined && answer !== right[at]);
}

function isFoundWhenReadWhole(open: () => SearchIndex): boolean {
	return orDamaged(() => [open().readAll()]) === undefined;
}

describe('the files of an index', () => {
	it('have the same bytes for the same reviews', () => {
		expect(exampleFiles(24)).toEqual(files);
		expect(truth).not.toContain(undefined);
		expect(largeTruth).not.toContain(undefined);
		expect(() => openFiles(large).readAll()).not.toThrow();
	});

	it('have the bytes of format version 7; a change needs a new version', () => {
		const version = (name: FileName) => hash('sha256', files[name]).slice(0, 16);
		expect(Object.fromEntries(FILE_NAMES.map((name) => [name, version(name)])))
			.toMatchInlineSnapshot(`
				{
				  "columns": "7281922d45b06b94",
				  "reviews": "d82a2bfa820a646b",
				  "text": "b7913abfe6a35e45",
				}
			`);
		expect([files.columns[15], files.text[15]]).toEqual([7, 7]);
	});
});

describe.each(FILE_NAMES)('the file of %s', (name) => {
	it('is refused if its length is wrong', () => {
		const lengths = Array.from({ length: files[name].length }, (_, length) => length);
		const missed = lengths.filter((length) => {
			const open = () => openWith(files, name, files[name].subarray(0, length));
			return orDamaged(() => [open().text]) !== undefined;
		});
		expect(missed).toEqual([]);
		const longer = Buffer.concat([files[name], Buffer.of(0)]);
		expect(() => openWith(files, name, longer).text).toThrow(IndexFileError);
	});

	it('never gives a wrong answer, whichever byte is damaged', { timeout: 60_000 }, () => {
		const missed: number[] = [];
		for (let at = 0; at < files[name].length; at++) {
			const open = () => openWith(files, name, flip(files[name], at, 1 << (at & 7)));
			if (wrongAnswers(open, truth).length > 0 || !isFoundWhenReadWhole(open)) missed.push(at);
		}
		expect(missed).toEqual([]);
	});

	it('never gives a wrong answer if the damage is in a page not yet read', () => {
		const bytes = large[name];
		let correctAnswers = 0;
		const missed: number[] = [];
		for (let at = bytes.length - 1; at >= 0; at -= Math.ceil(bytes.length / 60)) {
			const open = () => openWith(large, name, flip(bytes, at, 0x10));
			if (wrongAnswers(open, largeTruth).length > 0 || !isFoundWhenReadWhole(open)) missed.push(at);
			correctAnswers += orDamaged(() => askAll(open()).filter(Boolean).length) ?? 0;
		}
		expect(missed).toEqual([]);
		expect(correctAnswers).toBeGreaterThan(0);
	});

	it('keeps refusing damaged pages, and answers from the rest', () => {
		const bytes = flip(large[name], large[name].length >>> 1, 1);
		const index = openWith(large, name, bytes);
		const first = askAll(index);
		expect(askAll(index)).toEqual(first);
		expect(() => index.readAll()).toThrow(IndexFileError);
		expect(() => index.readAll()).toThrow(IndexFileError);
	});
});

describe('the error message', () => {
	const { columns, text, reviews } = files;
	const OF_COLUMNS = `bytes, not ${columns.length}`;
	/** Digests start after the preamble, the header and the header's digest. */
	const digestsStart = 24 + new DataView(text.buffer).getUint32(16, true) + 32;
	const other = exampleFiles(24, 'Oil');
	const shorter = exampleFiles(23);
	it.each([
		['text', 'is empty', new Uint8Array(), 'it ends after 0 bytes'],
		['columns', 'is cut off in its header', columns.subarray(0, 99), `it has 99 ${OF_COLUMNS}`],
		[
			'columns',
			'is cut off',
			columns.subarray(0, -1),
			`it has ${columns.length - 1} ${OF_COLUMNS}`,
		],
		['reviews', 'is cut off', reviews.subarray(0, -1), 'it has 901 bytes, not 902'],
		['columns', 'is not an index', Buffer.from('{}'.repeat(99)), OTHER_VERSION],
		['text', 'is of another version', flip(text, 15, 3), OTHER_VERSION],
		['text', 'has another header', flip(text, 60, 1), 'its header is damaged'],
		['text', 'has other digests', flip(text, digestsStart, 1), 'its digests are damaged'],
		[
			'text',
			'is damaged',
			flip(text, text.length - 1, 1),
			`bytes ${digestsStart + 2 * 8 + PAGE_BYTES} ${NOT_AS_WRITTEN}`,
		],
		['reviews', 'is damaged', flip(reviews, 0, 1), `bytes 0 ${NOT_AS_WRITTEN}`],
		['text', 'is of another edition', other.text, 'it belongs to another edition'],
		[
			'reviews',
			'is of another edition with the same length',
			other.reviews,
			`bytes 0 ${NOT_AS_WRITTEN}`,
		],
		['reviews', 'is of another edition', shorter.reviews, 'it has 864 bytes, not 902'],
	] as const)('says why if %s %s', (name, _state, bytes, state) => {
		const error = new IndexFileError(`Cannot use ${INDEX_FILES[name]}: ${state}`);
		expect(() => openWith(files, name, bytes).readAll()).toThrow(error);
	});

	it('names the other files if the columns are from another edition', () => {
		expect(() => openWith(files, 'columns', other.columns).readAll()).toThrow(
			new IndexFileError('Cannot use text.index: it belongs to another edition'),
		);
		expect(() => openWith(files, 'columns', shorter.columns).readAll()).toThrow(
			new IndexFileError('Cannot use reviews.list: it has 902 bytes, not 864'),
		);
	});
});
