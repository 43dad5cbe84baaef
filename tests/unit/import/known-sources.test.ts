import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContent } from './importing.ts';
import { yelpReview } from './platform-samples.ts';

const PAGE = JSON.stringify({ reviews: [yelpReview(), yelpReview({ id: 'second' })], total: 2 });
const FLAGS = ['--json', '--location', 'millbrook'];

describe('an import from a platform whose terms forbid full copies', () => {
	it('adds a source that republishes less', async () => {
		const content = await createContent();
		const { report } = await content.run([...FLAGS, await content.write('yelp.json', PAGE)]);
		expect(report.added_sources).toMatchObject([{ id: 'yelp', republish: 'excerpt' }]);
	});

	it.each([
		['', [expect.stringContaining('add "republish: excerpt" to this source')]],
		[', republish: full', []],
		[', republish: excerpt', []],
		[', republish: link', [expect.stringContaining('stored and counted, but not published')]],
	])('notes once per file what is missing with "%s"', async (choice, notes) => {
		const content = await createContent();
		const source = `    - { id: yelp, name: Yelp, first_party: false, verification: Copied., method: platform_account_only${choice} }\n`;
		await appendFile(join(content.contentDir, 'business.yaml'), `\n${source}`);
		const { report } = await content.run([...FLAGS, await content.write('yelp.json', PAGE)]);
		expect(report?.files[0]?.notes).toEqual(notes);
		expect(report?.totals.added).toBe(2);
	});
});

it('a source may be called like a member of every object', async () => {
	const content = await createContent();
	const rows = await content.write('rows.csv', 'id,rating,date,text\n1,5,2026-03-04,Good\n');
	const { status, stderr } = await content.run([...FLAGS, '--source', 'constructor', rows]);
	expect(status).toBe(2);
	expect(stderr).toContain('constructor');
});
