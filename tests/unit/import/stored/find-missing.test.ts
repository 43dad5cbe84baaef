import { describe, expect, it } from 'vitest';
import { createContent, googleReview, LATER, NOW } from '../importing.ts';
import { workbook } from '../workbooks.ts';

const IDS = Array.from({ length: 20 }, (_, at) => `r${at}`);

const toReview = (reviewId: string) => {
	const name = `accounts/1001/locations/2001/reviews/${reviewId}`;
	return googleReview({ name, reviewId, comment: `Visit ${reviewId}.` });
};

function pageOf(ids: readonly string[], totalReviewCount = ids.length): string {
	return JSON.stringify({ reviews: ids.map(toReview), totalReviewCount });
}

/** Stores 20 reviews at one location, and one at another. */
async function contentWithReviews() {
	const content = await createContent();
	const name = 'accounts/1001/locations/2002/reviews/other';
	const other = JSON.stringify({ reviews: [googleReview({ name, reviewId: 'other' })] });
	const files = [await content.write('page', pageOf(IDS)), await content.write('other', other)];
	await content.run(files, NOW);
	return {
		...content,
		importComplete: async (page: string, ...flags: string[]) =>
			content.run(['--json', '--complete', ...flags, await content.write('page', page)], LATER),
	};
}

describe('npm run import -- --complete', () => {
	it('lists what is stored of the same source and location but not in the export', async () => {
		const content = await contentWithReviews();
		const before = await content.bytes();
		const { status, report } = await content.importComplete(pageOf(IDS.slice(1)));
		expect(status).toBe(0);
		expect(report.missing).toMatchObject({
			removed: false,
			reviews: [{ rating: 5, date: '2026-11-13' }],
			stars: { missing: { '5': 1 }, rest: { '5': 19 } },
		});
		expect(await content.bytes()).toEqual(before);
	});

	it('removes them with --yes and their number, and an undo brings them back', async () => {
		const content = await contentWithReviews();
		const page = pageOf(IDS.slice(2));
		const wrong = await content.importComplete(page, '--yes', '3');
		expect(wrong.status).toBe(2);
		expect(wrong.stderr).toMatch(
			/2 stored reviews are not in the export\nTo see them:\n {2}npm run import -- \S+page --json --complete --dry-run\n$/,
		);
		const dry = await content.importComplete(page, '--yes', '2', '--dry-run');
		expect(await content.reviews()).toHaveLength(21);
		const { report } = await content.importComplete(page, '--yes', '2');
		expect(report.missing).toEqual(dry.report.missing);
		expect(await content.reviews()).toHaveLength(19);
		expect(await content.tombstones()).toMatchObject(
			Array.from({ length: 2 }, () => ({ reason: 'platform removal', rating: 5 })),
		);
		await content.run(['--undo', '2'], LATER);
		expect(await content.reviews()).toHaveLength(21);
		expect(await content.tombstones()).toEqual([]);
	});

	it.each([
		['Google counts more reviews', pageOf(IDS.slice(1), 20), /Google counts 20 .* has 19/],
		[
			'more than a tenth is missing',
			pageOf(IDS.slice(4)),
			/4 of the 20 stored reviews are not in it, .*: \w{12}, \w{12}, \w{12} and 1 more$/m,
		],
		[
			'a record without an id cannot be read',
			JSON.stringify({
				reviews: [...IDS.slice(1).map(toReview), { starRating: 'ONE', createTime: 1 }],
			}),
			/1 of its records cannot be read/,
		],
	])('refuses if %s, unless --force is given', async (_what, page, message) => {
		const content = await contentWithReviews();
		const before = await content.bytes();
		for (const flags of [[], ['--dry-run']]) {
			const { status, stderr } = await content.importComplete(page, ...flags);
			expect(status).toBe(2);
			expect(stderr).toMatch(message);
			expect(stderr).toMatch(
				/or list those that would go:\n {2}npm run import -- \S+page --json --complete --dry-run --force\n$/,
			);
			expect(stderr.trim().split('\n')).toHaveLength(3);
		}
		expect(await content.bytes()).toEqual(before);
		const forced = await content.importComplete(page, '--force');
		expect(forced.report.missing?.reviews.length).toBeGreaterThan(0);
		expect(forced.report.missing?.needsForce).toBe(true);
	});

	it.each([
		[9, 8, 0],
		[1, 0, 0],
		[9, 7, 2],
	])(
		'of %i stored reviews, with %i in the export, ends with status %i',
		async (all, left, status) => {
			const content = await createContent();
			const write = (count: number) => content.write(`${count}.json`, pageOf(IDS.slice(-count)));
			await content.run([await write(all)], NOW);
			const kept = left === 0 ? pageOf(['new']) : pageOf(IDS.slice(-left));
			const flags = ['--complete', '--yes', String(all - left)];
			const run = await content.run([...flags, await content.write('rest.json', kept)], LATER);
			expect(run.status, run.stderr).toBe(status);
		},
	);

	it('keeps a stored review that the export has under another id', async () => {
		const content = await createContent();
		const comment = 'They fixed the brakes and kept me posted the whole time.';
		const table = `rating,date,text,author,location\n5,2026-11-13,${comment},Marguerite S.,alder-falls\n`;
		const flags = ['--source', 'business-profile'];
		await content.run([await content.write('table.csv', table), ...flags], NOW);
		const page = JSON.stringify({ reviews: [googleReview({ comment }), toReview('r0')] });
		const complete = ['--json', '--complete', await content.write('page', page)];
		const { report } = await content.run(complete, LATER);
		expect(report.files[0]).toMatchObject({ added: 1, skipped: [{ count: 1 }] });
		expect(report.missing?.reviews).toEqual([]);
	});

	it('counts a record that cannot be imported as one that the source has', async () => {
		const content = await contentWithReviews();
		const [first = '', ...others] = IDS;
		const broken = { ...toReview(first), starRating: 'SIX' };
		const page = JSON.stringify({ reviews: [broken, ...others.map(toReview)] });
		const { status, report } = await content.importComplete(page);
		expect(status).toBe(1);
		expect(report.missing?.reviews).toEqual([]);
	});

	it.each([
		['survey', 1],
		['dealer-reviews', 0],
	])('counts a rejected record only for the source of its file: %s', async (other, gone) => {
		const content = await createContent();
		const [first = '', ...rows] = IDS.map((id) => `${id},5,2026-03-04,Visit ${id}.`);
		const write = (name: string, lines: readonly string[]) =>
			content.write(name, ['id,rating,date,text', ...lines].join('\n'));
		const here = ['--json', '--location', 'millbrook', '--source', 'dealer-reviews'];
		await content.run([...here, await write('all.csv', [first, ...rows])], NOW);
		const files = [
			await write('rest.csv', rows),
			await write('other.csv', [first.replace('03-04', '02-31')]),
		];
		const flags = [...here, '--source', `other.csv=${other}`, '--complete', ...files];
		const { report } = await content.run(flags, LATER);
		expect(report.missing?.reviews).toHaveLength(gone);
	});

	it('refuses a workbook with a sheet that was not read, naming it', async () => {
		const content = await createContent();
		const header = ['Review ID', 'Rating', 'Date', 'Text'];
		const row = (id: string) => [id, 5, '2026-03-04', `Visit ${id}.`];
		const sheets = { '2026': [header, ...IDS.map(row)], '2025': [header, row('old')] };
		const book = await content.write('book.xlsx', workbook(sheets));
		const flags = ['--location', 'millbrook', '--source', 'dealer-reviews', '--complete', book];
		const { status, stderr } = await content.run(flags);
		expect(status).toBe(2);
		expect(stderr).toMatch(/sheets were not read: "2025" \(2 rows\) of ".*book.xlsx"/);
		expect(stderr.trim().split('\n')).toHaveLength(3);
		expect((await content.run([...flags, '--force'])).status).toBe(0);
	});

	it('prints the reviews, their stars and what to type next', async () => {
		const content = await contentWithReviews();
		const page = await content.write('page', pageOf(IDS.slice(1)));
		const { stdout } = await content.run(['--complete', page], LATER);
		expect(stdout).toMatch(
			/Stored, but not in the export: 1\n {2}\w{12} {2}2026-11-13 {2}5 stars {2}.*\n(.*\n){3}To remove them.* --complete --yes 1\n/,
		);
	});
});
