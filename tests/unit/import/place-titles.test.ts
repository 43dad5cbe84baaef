import { expect, it } from 'vitest';
import { createContent, googleReview } from './importing.ts';

const NAME = 'accounts/1/locations/2';
const PAGE = JSON.stringify({ reviews: [googleReview({ name: `${NAME}/reviews/a` })] });

it('finds the location of a Takeout by the title in the file beside the reviews', async () => {
	const content = await createContent();
	await content.write('Takeout/data.json', JSON.stringify({ name: NAME, title: 'Millbrook' }));
	const path = await content.write('Takeout/reviews.json', PAGE);
	const ofFolder = await content.run(['--json', '--dry-run', `${content.folder}/Takeout`]);
	expect([ofFolder.report.totals.added, ofFolder.report.ignored]).toEqual([1, []]);
	const { status } = await content.run([path]);
	expect(status).toBe(0);
	expect((await content.reviews()).map(({ location }) => location)).toEqual(['millbrook']);
});

it('shows the title of an unknown location', async () => {
	const content = await createContent();
	await content.write('data.json', JSON.stringify({ name: NAME, title: 'Kessler Nord' }));
	const { stdout, status } = await content.run([await content.write('reviews.json', PAGE)]);
	expect(status).toBe(2);
	expect(stdout).toContain(`"Kessler Nord" (${NAME}) is not a location of the business: 1 review`);
	expect(stdout).toContain(
		`--alias ${NAME}=ID; ID is the id of a location in business.yaml, or none`,
	);
});
