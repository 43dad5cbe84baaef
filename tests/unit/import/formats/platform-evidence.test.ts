import { describe, expect, it } from 'vitest';
import { createContent } from '../importing.ts';

const LINKED = (...links: readonly string[]) =>
	[
		'id,rating,date,text,link',
		...links.map((link, index) => `${index},5,2026-03-04,Fine,${link}`),
	].join('\n');
const PLAIN = 'rating,date,text,link\n5,2026-03-04,Fine,\n';
const HERE = ['--location', 'millbrook'];

describe('a table that names no source', () => {
	it.each([
		['cars-com', 'https://www.cars.com/dealers/1/reviews/2'],
		['cargurus', 'https://www.cargurus.co.uk/Cars/m-Larkspur-sp1'],
		['dealerrater', 'http://dealerrater.com/review/1'],
		['edmunds', 'https://www.edmunds.com/dealerships/larkspur'],
		['facebook', 'https://m.facebook.com/larkspur/reviews'],
		['google-maps', 'https://www.google.com/maps/reviews/1'],
		['google-maps', 'https://maps.google.de/?cid=1'],
		['kelley-blue-book', 'https://www.kbb.com/dealers/1'],
		['mobile-de', 'https://home.mobile.de/LARKSPUR#rating'],
		['trustpilot', 'https://de.trustpilot.com/reviews/1'],
		['tripadvisor', 'https://www.tripadvisor.co.uk/ShowUserReviews-1'],
		['yelp', 'https://www.yelp.com/biz/larkspur?hrid=1'],
	])('is from %s if all its links lead there: %s', async (id, link) => {
		const content = await createContent();
		const path = await content.write('export.csv', LINKED(link, link.replace('1', '2'), ''));
		const { report, stderr } = await content.run(['--json', ...HERE, path]);
		expect(stderr).toBe('');
		expect(report.files[0]?.notes[0]).toBe(
			`source "${id}", from the links in column "link"; for another, add --source ID`,
		);
		expect((await content.reviews()).map(({ source }) => source.id)).toEqual([id, id, id]);
	});

	it.each([
		['cars-com', 'cars-com-reviews.csv'],
		['cars-com', 'Reviews Cars.com 2026.csv'],
		['cargurus', 'CarGurus export.csv'],
		['kelley-blue-book', 'KBB_reviews.csv'],
		['mobile-de', 'mobile.de.csv'],
		['podium', 'podium_reviews_2026.csv'],
		['birdeye', 'Birdeye.csv'],
	])('is from %s if only its name says so: %s', async (id, name) => {
		const content = await createContent();
		const { stdout } = await content.run([...HERE, await content.write(name, PLAIN)]);
		expect(stdout).toContain(`source "${id}", from the name of the file; for another, add`);
		expect(await content.reviews()).toMatchObject([{ source: { id } }]);
	});

	it.each([
		['links to two platforms', 'a.csv', ['https://www.yelp.com/1', 'https://www.cars.com/1']],
		['another platform in its name', 'yelp.csv', ['https://www.cars.com/dealers/1']],
		['two platforms in its name', 'yelp-and-edmunds.csv', ['']],
		['links to other sites, too', 'a.csv', ['https://www.yelp.com/1', 'https://example.com/1']],
		['links within texts', 'a.csv', ['https://www.yelp.com/1', 'see https://www.yelp.com/1']],
		['links to no platform', 'a.csv', ['https://cars.com.example/1', 'https://oscars.com/1']],
		['a name that only resembles one', 'oscars.com yelping.csv', ['']],
		['"google" in its name', 'google-reviews.csv', ['']],
	])('is asked about if it has %s', async (_what, name, links) => {
		const content = await createContent();
		const path = await content.write(name, LINKED(...links));
		const { status, stderr } = await content.run([...HERE, path]);
		expect([status, stderr]).toEqual([2, expect.stringContaining('Which source')]);
	});

	it('is recognized in JSON, too', async () => {
		const content = await createContent();
		const review = { id: '1', stars: 5, date: '2026-03-04', comment: 'Fine' };
		const links = { page: { url: 'https://www.edmunds.com/dealerships/larkspur' } };
		const path = await content.write('export.json', JSON.stringify([{ ...review, ...links }]));
		const { stdout } = await content.run([...HERE, path]);
		expect(stdout).toContain('source "edmunds", from the links in column "page.url"');
	});

	it('goes to the source that the business calls so, and to the one of the operator', async () => {
		const content = await createContent();
		const path = await content.write('cars-com.csv', PLAIN);
		const flags = ['--source', 'cars', '--source-name', 'Cars.com', '--first-party', 'no'];
		await content.run([...HERE, ...flags, path]);
		const other = await content.write('b/cars-com.csv', PLAIN.replace('Fine', 'Good'));
		await content.run([...HERE, other]);
		const ids = (await content.reviews()).map(({ source }) => source.id);
		expect(ids).toEqual(['cars', 'cars']);
	});
});
