import { expect, it } from 'vitest';
import { hasSide } from '../../../../src/insights/count-sides.ts';
import { createLabels } from '../../../../src/edition/documents/labels.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { toDrivers } from '../../../../src/site/view-models/profiles/owner-drivers.ts';
import type { Cell } from '../../../../src/site/view-models/profiles/owner-tables.ts';
import { recentIds } from '../../../../src/site/view-models/profiles/recent-complaints.ts';
import { sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const { drivers } = edition.insights;
const places = edition.business.locations.map(({ id }) => id);
const tableFor = (locations: readonly string[], of = drivers) =>
	toDrivers(
		translatorFor('en'),
		{ ...edition.insights, drivers: of },
		createLabels(edition),
		locations,
	).tables[0];
const rowsFor = (locations: readonly string[], of = drivers) =>
	(tableFor(locations, of)?.rows ?? []).map(({ cells: [aspect, before, last, where] }) => ({
		aspect: textOf(aspect),
		counts: [before, last].map((cell) => (typeof cell === 'object' ? cell : { text: `${cell}` })),
		where: typeof where === 'object' ? (where.pieces ?? []) : [],
	}));
const textOf = (cell: Cell | undefined) => (typeof cell === 'object' ? cell.text : String(cell));

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
				(sentiment === 'complaint' && hasSide({ aspects }, aspect ?? '', 'complaint'))),
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
	expect(loaner?.counts.map(({ text }) => text)).toEqual(['2', '5']);
	expect(loaner?.where.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('')).toBe(
		'Alder Falls 5 of 38: Collision & body shop 3 of 8, Service 2 of 23',
	);
});

it('the locations of a row add up, and every number links to exactly the reviews that it counts', () => {
	for (const { counts, where } of rowsFor(places)) {
		const here = where.filter(({ href = '' }) => href.includes('location='));
		expect(here.reduce((sum, { text }) => sum + Number(text), 0)).toBe(Number(counts[1]?.text));
		for (const { text, href } of [...counts, ...where.filter((piece) => piece.href)]) {
			expect([text, href === undefined ? 0 : countFound(href)]).toEqual([text, Number(text)]);
		}
	}
});

it('recent complaints name no location if there is one, and have no rows without reviews', () => {
	const pieces = rowsFor(places.slice(0, 1)).flatMap(({ where }) => where);
	expect(pieces.some(({ text }) => text.startsWith('Service'))).toBe(true);
	expect(pieces.some(({ text }) => text.startsWith('Alder'))).toBe(false);
	const unknown = drivers.map((driver) => ({ ...driver, recent: undefined }));
	expect(rowsFor(places, unknown)).toEqual([]);
});

it('a review that also praises what it criticizes counts as a complaint', () => {
	const mixed = edition.reviews.find(
		({ date, aspects }) =>
			date >= '2025-11-16' && aspects.some(({ polarity }) => polarity === 'mixed'),
	);
	const { aspect } = mixed?.aspects.find(({ polarity }) => polarity === 'mixed') ?? {};
	const { recent } = drivers.find((driver) => driver.aspect === aspect) ?? {};
	expect(recentIds(recent).ids).toContain(mixed?.id);
});

it('the reviews of a department are those of the table of departments', () => {
	const { departments } = edition.insights;
	const stated = rowsFor(places).flatMap(({ where }) => {
		const text = where.map((piece) => piece.text.replaceAll('\u00a0', ' ')).join('');
		return text.split(' · ').flatMap((place) => {
			const [location = '', all = ''] = place.split(': ');
			return all.split(', ').map((one) => ({ location: location.split(' ')[0], one }));
		});
	});
	const counts = stated.flatMap(({ location, one }) => {
		const [, n, of] = /(\d+) of (\d+)$/.exec(one) ?? [];
		return of === undefined ? [] : [{ location, n: Number(n), of: Number(of) }];
	});
	expect(counts.length).toBeGreaterThan(20);
	for (const { location = '', n, of } of counts) {
		expect(n).toBeLessThanOrEqual(of);
		const here = departments.filter(({ location: id }) => id.startsWith(location.toLowerCase()));
		expect(here.map(({ first }) => first.n)).toContain(of);
	}
});

it('the costliest complaints list their topics, each with a link to exactly its reviews', () => {
	const [first, ...notes] = toDrivers(
		translatorFor('en'),
		edition.insights,
		createLabels(edition),
		places,
	).notes.map((note) => (typeof note === 'string' ? [] : note));
	const [heading, ...topics] = first ?? [];
	expect(heading?.text).toBe(
		'Work quality: related topics in two or more of the 15 complaints from the last 12\u00a0months: ',
	);
	expect(topics.map(({ text }) => text).join('')).toBe(
		'Finding the problem\u00a05, Repairs that had to be redone\u00a04, Mistakes and work left undone\u00a03',
	);
	expect(notes.length).toBeLessThan(3);
	const counted = topics.filter(({ href }) => href !== undefined);
	expect(counted.length).toBeGreaterThan(1);
	for (const { text, href = '' } of counted) {
		expect(countFound(href)).toBe(Number(text));
		expect(Number(text)).toBeGreaterThan(1);
	}
});
