import { expect, it } from 'vitest';
import { createLabels } from '../../../../src/edition/documents/labels.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { toDrivers } from '../../../../src/site/view-models/profiles/owner-drivers.ts';
import { recentIds } from '../../../../src/site/view-models/profiles/recent-complaints.ts';
import { sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const { drivers } = edition.insights;
const places = edition.business.locations.map(({ id }) => id);
const tableFor = (locations: readonly string[], of = drivers) =>
	toDrivers(translatorFor('en'), of, createLabels(edition), locations, edition.reviews).tables[0];
const rowsFor = (locations: readonly string[], of = drivers) =>
	(tableFor(locations, of)?.rows ?? []).map(({ cells: [aspect, ...counts] }) => ({
		aspect: typeof aspect === 'object' ? aspect.text : String(aspect),
		counts: counts
			.slice(0, -2)
			.map((cell) => (typeof cell === 'object' ? cell : { text: String(cell) })),
	}));

/** The number of reviews that the search finds for an address of the reviews page. */
function countFound(href: string): number {
	const query = new URL(href, 'https://reviews.example').searchParams;
	const [aspect, sentiment] = [query.get('aspect'), query.get('sentiment')];
	const ids = query.get('id')?.split(',');
	return edition.reviews.filter(
		({ id, location, date, aspects }) =>
			(ids?.includes(id) ?? true) &&
			(query.get('location') ?? location) === location &&
			(query.get('since') ?? '') <= date &&
			date <= (query.get('until') ?? '9') &&
			(sentiment === null ||
				aspects.some((one) => (aspect ?? one.aspect) === one.aspect && one.polarity === sentiment)),
	).length;
}

it('recent complaints have a row for every aspect that has any', () => {
	const rows = rowsFor(places);
	const complained = drivers.filter(
		({ recent }) => recentIds(recent).n + (recent?.before.n ?? 0) > 0,
	);
	expect(complained.some(({ complaint }) => complaint.result !== 'lower')).toBe(true);
	expect(rows).toHaveLength(complained.length);
	const loaner = rows.find(({ aspect }) => aspect === 'Loaner & shuttle');
	expect(loaner?.counts.map(({ text }) => text)).toEqual(['2', '5', '5', '0', '0']);
});

it('the locations of a row add up, and every number links to exactly the reviews that it counts', () => {
	for (const { counts } of rowsFor(places)) {
		const [, all, ...here] = counts.map(({ text }) => Number(text));
		expect(here.reduce((sum, n) => sum + n, 0)).toBe(all);
		for (const { text, href } of counts) {
			expect([text, href === undefined ? 0 : countFound(href)]).toEqual([text, Number(text)]);
		}
	}
});

it('recent complaints have no locations in a row if there is one location, and no rows without reviews', () => {
	expect(tableFor(places.slice(0, 1))?.columns).toHaveLength(5);
	expect(rowsFor(places.slice(0, 1)).every(({ counts }) => counts.length === 2)).toBe(true);
	const unknown = drivers.map((driver) => ({ ...driver, recent: undefined }));
	expect(rowsFor(places, unknown)).toEqual([]);
});

it('the table says how many reviews also praise what they criticize, with a link to them', () => {
	const { note = [] } = tableFor(places) ?? {};
	const text = note.map((piece) => piece.text).join('');
	const [, n] = /(\d+)\sreviews both praise/u.exec(text) ?? [];
	expect(Number(n)).toBeGreaterThan(0);
	expect(text).toContain(
		`${n}\u00a0reviews both praise and criticize one point; that point is not counted.`,
	);
	const href = note.find((piece) => piece.href?.includes('mixed'))?.href ?? '';
	expect(countFound(href)).toBe(Number(n));
});
