import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	loadPublishedEdition,
	publishEditionFolder,
} from '../../src/edition/load-published-edition.ts';
import { writeFunctionData } from '../../src/edition/write-function-data.ts';
import { createExampleEdition } from '../../src/openapi/example-edition.ts';
import type { Review } from '../../src/reviews/review.ts';
import { IndexFileError } from '../../src/search/index/byte-source.ts';
import { searchReviews } from '../../src/search/search-reviews.ts';
import { aReview } from '../support/reviews.ts';

const parent = mkdtempSync(join(tmpdir(), 'forecourt-editions-'));
afterAll(() => rmSync(parent, { recursive: true }));

async function writeEdition(id: string, reviews: readonly Review[]): Promise<string> {
	const folder = join(parent, id);
	const reviewLines = reviews.map((review) => JSON.stringify(review));
	const example = createExampleEdition('https://reviews.test');
	await writeFunctionData({ ...example, id, reviews, reviewLines }, folder);
	return folder;
}

/** Searches the current edition. Returns its id and the texts found. */
async function askCurrent() {
	const { data, index } = await loadPublishedEdition();
	const { docs } = searchReviews(index, { query: 'oil', sort: 'newest', limit: 9 }, undefined);
	return [data.edition, ...docs.map((doc) => JSON.parse(index.reviews.text(doc)).text)];
}

function flipByte(file: string, at: number): void {
	const bytes = readFileSync(file);
	bytes[at] = (bytes[at] ?? 0) ^ 1;
	writeFileSync(file, bytes);
}

describe('an edition with a damaged index', () => {
	const damages: [string, string, (file: string) => void, string][] = [
		[
			'text.index',
			'is damaged',
			(file) => flipByte(file, readFileSync(file).length - 9),
			'Cannot use text.index: ',
		],
		[
			'text.index',
			'is cut off',
			(file) => truncateSync(file, 700),
			'Cannot use text.index: it has 700 bytes, not ',
		],
		['text.index', 'is empty', (file) => truncateSync(file), 'Cannot use text.index: '],
		['columns.index', 'is damaged', (file) => flipByte(file, 40), 'Cannot use columns.index: '],
		['reviews.list', 'is damaged', (file) => flipByte(file, 3), 'Cannot use reviews.list: '],
		[
			'text.index',
			'is of another edition',
			(file) => copyFileSync(join(other, 'text.index'), file),
			'Cannot use text.index: it belongs to another edition',
		],
	];
	let other: string;
	beforeAll(async () => {
		other = await writeEdition('other', [aReview({ text: 'Other oil' })]);
	});
	beforeEach(async () => {
		await publishEditionFolder(await writeEdition('live', [aReview({ text: 'Live oil' })]));
	});

	it.each(damages)(
		'is refused if %s %s, keeping the current edition',
		async (name, _state, damage, message) => {
			const folder = await writeEdition('next', [aReview({ text: 'Next oil' })]);
			damage(join(folder, name));
			const error = await publishEditionFolder(folder).catch((reason: unknown) => reason);
			expect(error).toBeInstanceOf(IndexFileError);
			expect(String(error)).toContain(message);
			expect(await askCurrent()).toEqual(['live', 'Live oil']);

			await publishEditionFolder(await writeEdition('next', [aReview({ text: 'Next oil' })]));
			expect(await askCurrent()).toEqual(['next', 'Next oil']);
		},
	);

	it.each(['text.index', 'columns.index', 'reviews.list'])(
		'is refused if %s is missing, naming the file',
		async (name) => {
			const folder = await writeEdition('next', [aReview({ text: 'Next oil' })]);
			rmSync(join(folder, name));
			await expect(publishEditionFolder(folder)).rejects.toThrow(join(folder, name));
			expect(await askCurrent()).toEqual(['live', 'Live oil']);
		},
	);
});

it("refuses an index next to another edition's edition.json, naming the folder", async () => {
	const folder = await writeEdition('mixed', [aReview({ text: 'Mixed oil' })]);
	const other = await writeEdition('facts', [aReview({ text: 'Other facts' })]);
	copyFileSync(join(other, 'edition.json'), join(folder, 'edition.json'));
	await expect(publishEditionFolder(folder)).rejects.toThrow(
		new IndexFileError(`Cannot use ${folder}: its index belongs to another edition`),
	);
});

it('leaves no file open, whether an edition is accepted or refused', async () => {
	const folder = await writeEdition('closed', [aReview({ text: 'Closed oil' })]);
	const before = readdirSync('/dev/fd').length;
	await publishEditionFolder(folder);
	for (const name of ['text.index', 'reviews.list', 'columns.index']) {
		truncateSync(join(folder, name), 20);
		await expect(publishEditionFolder(folder)).rejects.toThrow(IndexFileError);
	}
	expect(readdirSync('/dev/fd').length).toBe(before);
});

it('answers from an edition whose folder has been deleted', async () => {
	const folder = await writeEdition('short-lived', [aReview({ text: 'Lasting oil' })]);
	await publishEditionFolder(folder);
	rmSync(folder, { recursive: true });
	expect(await askCurrent()).toEqual(['short-lived', 'Lasting oil']);
});

describe('error pages', () => {
	const pagesOf = async () => {
		const { errorPage } = await loadPublishedEdition();
		return [await errorPage('not-found'), await errorPage('gone')];
	};

	it('are served from the edition, even after its folder is deleted', async () => {
		const folder = await writeEdition('with-pages', [aReview()]);
		writeFileSync(join(folder, 'not-found.html'), '<h1>Nothing</h1>');
		writeFileSync(join(folder, 'gone.html'), '<h1>Removed</h1>');
		await publishEditionFolder(folder);
		rmSync(folder, { recursive: true });
		expect(await pagesOf()).toEqual(['<h1>Nothing</h1>', '<h1>Removed</h1>']);
	});

	it('may be absent', async () => {
		await publishEditionFolder(await writeEdition('without-pages', [aReview()]));
		expect(await pagesOf()).toEqual([undefined, undefined]);
	});

	it('cause an edition to be refused if they exist but cannot be read', async () => {
		const folder = await writeEdition('unreadable', [aReview()]);
		mkdirSync(join(folder, 'gone.html'));
		await expect(publishEditionFolder(folder)).rejects.toThrow('EISDIR');
	});
});
