import { expect, it } from 'vitest';
import { createLabels } from '../../../../src/edition/documents/labels.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { createOwnerSections } from '../../../../src/site/view-models/profiles/owner-sections.ts';
import type {
	Cell,
	OwnerSection,
	Piece,
} from '../../../../src/site/view-models/profiles/owner-tables.ts';
import { recentIds } from '../../../../src/site/view-models/profiles/recent-complaints.ts';
import { createStanding } from '../../../../src/site/view-models/profiles/standing.ts';
import { aRecord, sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const sectionsOf = (of: typeof edition) =>
	new Map(createOwnerSections(translatorFor('en'), of).map((section) => [section.id, section]));
const sections = sectionsOf(edition);

const textOf = (cell: Cell | undefined) =>
	(typeof cell === 'object'
		? [cell.text, cell.note].filter(Boolean).join(' ')
		: String(cell)
	).replaceAll('\u00a0', ' ');
const noteOf = (note: OwnerSection['notes'][number]) =>
	(typeof note === 'string' ? note : note.map(({ text }) => text).join('')).replaceAll(
		'\u00a0',
		' ',
	);
/** A table of a section: the texts of its rows, by the text of the first cell. */
const tableOf = (section: string, index: number, all = sections) =>
	new Map(
		all
			.get(section)
			?.tables[index]?.rows.map(({ cells: [name, ...cells] }) => [textOf(name), cells.map(textOf)]),
	);
const namedLocations = edition.business.locations.map(({ id }) => ({
	id,
	name: createLabels(edition).location(id),
}));
/** The number of reviews that a link lists. */
function countListed(href: string): number {
	const query = new URL(href, 'https://reviews.example').searchParams;
	const ids = query.get('id')?.split(',');
	const answered = query.get('has_response');
	return edition.reviews.filter(
		({ id, rating, location, source, date, responses }) =>
			(ids?.includes(id) ?? true) &&
			rating <= Number(query.get('max_rating') ?? 5) &&
			rating === Number(query.get('rating') ?? rating) &&
			(query.get('location') ?? location) === location &&
			(query.get('source') ?? source.id) === source.id &&
			(query.get('since') ?? '') <= date &&
			date <= (query.get('until') ?? '9') &&
			(answered === null || (answered === 'true') === responses.length > 0),
	).length;
}

it('the owner sections rank complaints by what they cost in the last 12 months, the clear ones first', () => {
	const { drivers } = edition.insights;
	const clear = drivers.filter(({ complaint }) => complaint.result === 'lower');
	const rows = sections.get('fix')?.tables[0]?.rows ?? [];
	const costs = rows.map(({ cells }) =>
		textOf(cells.at(-1)).replace(/ \(\d\.\d\d to \d\.\d\d\)$/, ''),
	);
	expect(costs).toEqual(
		drivers.map(({ recent_cost: cost }) => (cost === undefined ? '–' : (-cost).toFixed(2))),
	);
	const chance = rows.map(({ cells }) => textOf(cells[0]).endsWith(' (may be chance)'));
	expect(chance).toEqual(drivers.map((_, index) => index >= clear.length));
	const fix = sections.get('fix');
	expect(fix?.method?.notes[0]).toMatch(/^We can’t rule out chance: .*Facility \(\d+\)/);
	expect(fix?.intro).not.toMatch(/because of|cause|drives/);
});

it('complaints are compared with the 12 months before, with all reviews of both periods', () => {
	const columns = sections
		.get('fix')
		?.tables[0]?.columns.map(([name]) => name.replace('\u00a0', ' '));
	expect(columns?.slice(0, 3)).toEqual([
		...['Complaint about', '12 months before (74 reviews)', 'Last 12 months (104 reviews)'],
	]);
	expect(tableOf('fix', 0).get('Price')?.slice(0, 3)).toEqual([
		...['4', '13'],
		'Alder Falls 5 of 38: Service 4 of 23, New & used sales 1 of 6 · Millbrook 5 of 29: Truck & diesel service 5 of 24 · Harborview 3 of 37: Express service 2 of 24, New & used sales 1 of 15',
	]);
});

it('the complaints to fix come from fewer reviews, whose number links to all of them', () => {
	const ids = edition.insights.drivers.flatMap(({ recent }) => recentIds(recent).ids);
	const { size } = new Set(ids);
	expect(size).toBeLessThan(ids.length);
	const noteIn = (all: typeof sections) => all.get('fix')?.tables[0]?.note ?? [];
	expect(noteOf(noteIn(sections))).toMatch(/^A review that complains about several things/);
	const link = noteIn(sections).find(({ href }) => href);
	expect(link?.text).toBe(`${size}\u00a0reviews`);
	expect(countListed(link?.href ?? '')).toBe(size);
	const pleased = edition.reviews.filter(({ id, rating }) => ids.includes(id) && rating > 3).length;
	expect(noteOf(noteIn(sections))).toMatch(`${pleased} of them with 4 or 5 stars.`);
	const cut = edition.insights.drivers.map(({ recent, ...driver }) => ({
		...driver,
		recent: recent && {
			...recent,
			up_to_three_stars: { ...recent.up_to_three_stars, n: recent.up_to_three_stars.n + 50 },
		},
	}));
	const uncertain = { ...edition, insights: { ...edition.insights, drivers: cut } };
	expect(noteOf(noteIn(sectionsOf(uncertain)))).not.toContain('come from');
});

it('the owner sections say "Too few reviews" and "No clear difference"', () => {
	const results = [...sections.values()].flatMap(({ tables, method }) =>
		[...tables, ...(method?.tables ?? [])].flatMap(({ rows }) =>
			rows.flatMap(({ cells }) => cells.map(textOf)),
		),
	);
	expect(results).toContain('Too few reviews');
	expect(results).toContain('No clear difference');
	expect(sections.get('locations')?.method?.notes.at(-1)).toMatch(
		/^Millbrook: no clear difference .*communication \(\d+%, others \d+%\).*; too few opinions on .*loaner & shuttle\.$/,
	);
});

it('changes are shown by 12 months and 90 days, and departments by 12 months', () => {
	expect(tableOf('changes', 1).get('All locations')).toEqual([
		...['3.91 (46; 22%)', '3.90 (21; 24%)', 'No clear difference'],
	]);
	expect(tableOf('changes', 0).get('Alder Falls')).toEqual([
		...['3.89 (38; 24%)', '4.22 (32; 13%)', 'No clear difference'],
	]);
	expect(tableOf('changes', 2).get('Alder Falls: Collision & body shop')).toEqual([
		...['3.13 (4 of 8)', '5.00 (0 of 6)', '3.67 (15; 27%)'],
	]);
});

it('stars over time begin with six quarters, mark the last as unfinished, and round each average once', () => {
	const quarters = tableOf('changes', 3);
	expect([...quarters.keys()]).toEqual([
		...['Q4 2026 (through Nov 15, 2026)', 'Q3 2026', 'Q2 2026', 'Q1 2026', 'Q4 2025', 'Q3 2025'],
	]);
	expect(quarters.get('Q2 2026')?.[0]).toBe('3.63 (19; 32%)');
	// 49 / 11 = 4.4545…
	expect(tableOf('changes', 4).get('2021')?.[1]).toBe('4.45 (11; 9%)');
});

it('an empty list of alerts says so, and low-star reviews without a reply are counted for each site', () => {
	expect(sections.get('alerts')?.intro).toBe(
		'No sudden drop or jump in ratings in the 90\u00a0days through Nov 15, 2026.',
	);
	const notes = sections.get('answers')?.notes ?? [];
	expect(notes.map(noteOf)).toEqual([
		'1–2 stars without a reply, all years: Larkspur customer survey 6, Business profile reviews 2, Dealer review site export 1.',
	]);
	for (const { text, href } of (notes[0] ?? []) as readonly Piece[])
		if (href) expect(countListed(href)).toBe(Number(text));
});

it('replies are counted for low stars, by location, and recently; every count links to its reviews', () => {
	const { low_stars: low } = edition.insights.responses;
	expect(tableOf('answers', 0).get('1–2 stars')).toEqual([
		...['19 of 19', '3', `${low?.answered} of ${low?.n}`, '3'],
	]);
	const links = ['changes', 'answers'].flatMap((id) =>
		(sections.get(id)?.tables ?? []).flatMap(({ rows }) =>
			rows.flatMap(({ cells }) =>
				cells.filter((cell) => typeof cell === 'object').filter(({ href }) => href !== undefined),
			),
		),
	);
	expect(links.length).toBeGreaterThan(40);
	for (const { text, note = '', href = '' } of links) {
		const counted = /^(\d+) of /.exec(text)?.[1] ?? /^\((?:\d+ of )?(\d+)/.exec(note)?.[1];
		if (counted === undefined) expect(countListed(href)).toBeGreaterThan(0);
		else expect([text, countListed(href)]).toEqual([text, Number(counted)]);
	}
});

it('home and the pages of locations count the same replies', () => {
	const t = translatorFor('en');
	const rows = tableOf('answers', 0);
	for (const { id, name } of [{ id: undefined, name: undefined }, ...namedLocations]) {
		const [recent = ''] = rows.get(name ?? 'All reviews') ?? [];
		const [low] = rows.get(['1–2 stars', name].filter(Boolean).join(', ')) ?? [];
		const [answered = 0, n = 0] = recent.split(' of ').map(Number);
		const said = createStanding(t, edition, id).facts.at(-1);
		expect(said).toContain(`replied to ${low} reviews with 1 or 2 stars`);
		expect(said).toContain(`${t.percent(answered / n)} of all reviews`);
	}
});

it('the share that would recommend the business is shown for each location', () => {
	expect(Object.fromEntries(tableOf('locations', 1))).toEqual({
		'Alder Falls': ['72% (31 of 43)'],
		Harborview: ['81% (34 of 42)'],
		Millbrook: ['88% (22 of 25)'],
		'All locations': ['79% (87 of 110)'],
	});
});

it('a business that never replies has its low-star reviews linked, and no table of replies', async () => {
	const never = sectionsOf(await sampleEdition({ records: [aRecord({ rating: 1 })] }));
	const answers = never.get('answers');
	expect(answers?.tables.every(({ rows }) => rows.length === 0)).toBe(true);
	expect(answers?.notes.map(noteOf)).toEqual([
		'1–2 stars without a reply, all years: Larkspur customer survey 1.',
	]);
});
