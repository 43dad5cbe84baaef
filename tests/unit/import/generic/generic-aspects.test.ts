import { expect, it } from 'vitest';
import { DEALER, importExport } from '../importing-tables.ts';

it('keeps the stars for aspects that a table of a car site has', async () => {
	const { reviews, file } = await importExport(
		'id,date,rating,review,Customer Service,Quality of Work,Friendliness Rating,Pricing\n' +
			'1,2026-03-04,5,Good,5,4.7,,n/a\n',
	);
	expect(reviews[0]?.aspect_ratings).toEqual({ customer_service: 5, quality_of_work: 5 });
	expect(file?.notes.join()).not.toContain('not used');
});

it('takes no stars for aspects from a table with another scale', async () => {
	const { reviews } = await importExport(
		'id,date,Overall rating (1-10),review,Friendliness\n1,2026-03-04,8,Good,4\n',
		[...DEALER, '--scale', '1-10'],
	);
	expect([reviews[0]?.rating, reviews[0]?.aspect_ratings]).toEqual([4, undefined]);
});
