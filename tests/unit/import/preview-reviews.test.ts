import { expect, it } from 'vitest';
import { createContent, NOW } from './importing.ts';

const ROWS = [
	'id,rating,date,title,author,comment,reply,reply date',
	'1,5,2026-03-04,Good,Odessa Palmer,"Call me, 541-555-0131",Thank you!,2026-03-05',
	'2,5,2026-03-05,Fine,Odessa Palmer,Fine,,',
	'3,5,2026-03-06,Well,Odessa Palmer,,,',
	'4,5,2026-03-07,Yes,Odessa Palmer,Yes,,',
	'5,5,2026-03-08,OK,Odessa Palmer,OK,,',
];
const FLAGS = ['--source', 'yelp', '--location', 'millbrook'];

it('a dry run shows three reviews as readers will see them, masks, and what never changes', async () => {
	const content = await createContent();
	const file = await content.write('rows.csv', `${ROWS.join('\n')}\n`);
	const { stdout } = await content.run([file, ...FLAGS, '--dry-run']);
	expect(stdout.slice(stdout.indexOf('  masked'), stdout.indexOf('\n\n'))).toMatchInlineSnapshot(`
		"  masked 1:
		    line 2, text, phone: … Call me, [phone removed] …
		  every review has the same author: is its column right?
		  every review has the same rating: is its column right?
		  as readers will see them:
		    ★★★★★  2026-03-04  millbrook  Odessa P.
		      Good
		      Call me, [phone removed]
		      Reply: Thank you!
		    ★★★★★  2026-03-05  millbrook  Odessa P.
		      Fine
		      Fine
		    ★★★★★  2026-03-06  millbrook  Odessa P.
		      Well"
	`);
	expect(await content.reviews()).toEqual([]);
	expect((await content.run([file, ...FLAGS])).stdout).not.toContain('as readers will see');
});

it('a dry run marks reviews that will not be published', async () => {
	const content = await createContent();
	const file = await content.write('rows.csv', `${ROWS.slice(0, 3).join('\n')}\n`);
	const flags = ['--source', 'survey', '--location', 'millbrook', '--dry-run'];
	const { report } = await content.run([file, ...flags, '--json']);
	expect(report.files[0]?.preview).toMatchObject({
		constant: [],
		reviews: [{ isPublished: false }, {}],
	});
});

it('a dry run does not show reviews that are skipped', async () => {
	const content = await createContent();
	const file = await content.write('rows.csv', `${ROWS.slice(0, 3).join('\n')}\n`);
	await content.run([file, ...FLAGS]);
	const [first] = await content.reviews();
	const tombstone = { id: first?.id, removed_at: NOW, reason: 'personal data', rating: 5 };
	await content.write('content/removed.jsonl', `${JSON.stringify(tombstone)}\n`);
	const { report } = await content.run([file, ...FLAGS, '--dry-run', '--json']);
	expect(report.files[0]?.skipped).toMatchObject([{ count: 1 }]);
	expect(report.files[0]?.preview?.reviews).toMatchObject([{ date: '2026-03-05' }]);
});
