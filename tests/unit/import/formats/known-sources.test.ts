import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../../src/cli/open-terminal.ts';
import { createContent } from '../importing.ts';
import { yelpReview } from '../platform-samples.ts';

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

describe('a new source', () => {
	const NEW = ['--source', 'guestbook', '--source-name', 'Guestbook'];
	const TABLE = 'id,stars,date,comment,invoice\n1,5,2026-03-04,Good,\n2,1,2026-03-05,Bad,A-55102\n';

	async function importNew(flags: readonly string[], ask?: Ask) {
		const content = await createContent();
		const file = await content.write('own.csv', TABLE);
		const map = await content.write(
			'map',
			'proof: { column: invoice, method: transaction_match }\n',
		);
		const given = [...NEW, ...flags, '--map', map, '--location', 'millbrook', file];
		const ran = await content.run(given, undefined, ask);
		const business = await readFile(join(content.contentDir, 'business.yaml'), 'utf8');
		const reviews = await content.reviews();
		const methods = reviews.map(({ verification, text }) => `${text}: ${verification.method}`);
		return { ...ran, business, methods: methods.toSorted() };
	}

	it('needs to know who asked for its reviews', async () => {
		const { status, stderr, methods } = await importNew([]);
		expect({ status, methods }).toEqual({ status: 2, methods: [] });
		expect(stderr).toContain('Did you ask for the reviews of "Guestbook" yourself');
		expect(stderr).toContain('--first-party YES-OR-NO');
		const asked = await importNew([], () => Promise.resolve('yes'));
		expect(asked.business).toContain('first_party: true');
	});

	it('of the business itself proves nothing without an order', async () => {
		const { business, methods } = await importNew(['--first-party', 'yes']);
		expect(business.slice(business.indexOf('id: guestbook'))).toMatch(
			/first_party: true\n\s+verification: Collected by us; /,
		);
		expect(methods).toEqual(['Bad: transaction_match', 'Good: none']);
	});

	it('of a review site shows that there was an account', async () => {
		const { business, methods } = await importNew(['--first-party', 'no']);
		expect(business.slice(business.indexOf('id: guestbook'))).toContain('first_party: false');
		expect(methods).toEqual(['Bad: platform_account_only', 'Good: platform_account_only']);
	});
});
