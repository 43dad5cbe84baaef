import { expect, it } from 'vitest';
import { aRecord, sampleContent, sampleEdition } from '../../../support/content.ts';
import { SITE_LANGUAGES } from '../../../../src/reviews/messages/languages.ts';
import { translateEdition } from '../../../../src/site/view-models/translate-edition.ts';
import { draftDepartment } from '../../../../src/insights/summary/summary-department.ts';
import { wordClaim } from '../../../../src/insights/summary/claim-messages.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { createEvidenceBook } from '../../../../src/insights/evidence-book.ts';

const { insights, reviews, reviewDepartments } = await sampleEdition();
const { sentences } = insights.summary;

it('every sentence of the summary says its period', () => {
	for (const { text } of sentences) expect(text).toMatch(/since 2019|last 12 months/);
});

it('the numbers of the sentences about praise and complaints on an aspect agree', () => {
	const texts = sentences.map(({ text }) => text).filter((text) => text.startsWith('Staff:'));
	expect(texts).toEqual([
		'Staff: praised by 147 of the 163 customers with a clear opinion since 2019; 16 complain.',
		expect.stringMatching(/^Staff: 16 complaints since 2019, 10 of them in the last 12 months\./),
	]);
});

it('no sentence denies complaints if reviews both praise and complain', async () => {
	const praise = Array(24).fill('Great price, very fair.');
	const both = Array(6).fill('The price was great, but the price of the oil filter was a ripoff.');
	const edition = await editionOf([...praise, ...both]);
	expect(edition.insights.aspects.find(({ id }) => id === 'price')?.mixed).toBe(6);
	const said = SITE_LANGUAGES.map((language) =>
		translateEdition(edition, language).insights.summary.sentences.flatMap(({ text, claim }) =>
			claim?.kind === 'praised' && claim.aspect === 'price' ? [text] : [],
		),
	);
	expect(said.flat()).toEqual([
		'Price: praised by all 24 customers with a clear opinion since 2026.',
		'Precios: elogios de los 24 clientes con una opinión clara desde 2026.',
		'Price: seit 2026 gelobt von allen 24 Kundinnen und Kunden mit klarer Meinung.',
		'Price\u00a0: depuis 2026, les 24 clients qui se prononcent clairement en disent tous du bien.',
	]);
});

it('the sentence about replies counts all reviews with 1 or 2 stars', () => {
	const low = reviews.filter(({ rating }) => rating <= 2);
	const answered = low.filter(({ responses }) => responses.length > 0).length;
	const text = sentences.find(({ claim }) => claim?.kind === 'answers')?.text ?? '';
	expect(text).toContain(`replied to ${answered} of ${low.length} reviews`);
	expect(text).toContain(`No reply: ${low.length - answered}, 6 of them from sources`);
});

it('the summary names the department with the largest share of low stars, as counts', () => {
	const at = sentences.find(({ claim }) => claim?.kind === 'department');
	expect(at?.text).toBe(
		'Alder Falls, Collision & body shop: 4 of the 8 reviews in the last 12 months have 1 or 2 stars. With so few reviews, that may be chance.',
	);
	const [{ since = '', ...claim } = { n: 0 }] = at?.claims ?? [];
	const here = reviews.filter(
		({ id, location, date }) =>
			location === claim.location &&
			date >= since &&
			reviewDepartments.get(id)?.includes(claim.department ?? ''),
	);
	expect([claim.n, claim.of]).toEqual([
		here.filter(({ rating }) => rating <= 2).length,
		here.length,
	]);
});

it('the name of the department is translated like the other names', async () => {
	const { sentences: said } = translateEdition(await sampleEdition(), 'es').insights.summary;
	const at = said.find(({ claim }) => claim?.kind === 'department');
	expect(at?.text).toMatch(/^Alder Falls, Carrocería y pintura: 4 de las 8 reseñas/);
});

it('the summary names no department without enough reviews, or if another one comes close', () => {
	const rowOf = (department: string, count: number, n: number) => ({
		...{ location: 'x', department, reviews: [] },
		...{ first: { n, count, from: '2026-01-01' }, second: { n: 0 }, earlier: { n: 0 } },
	});
	const names = new Map([
		['x/sales', 'Sales'],
		['x/service', 'Service'],
	]);
	const draft = (...departments: ReturnType<typeof rowOf>[]) =>
		draftDepartment(
			{
				...{ reviews, departments, names, aspects: [], technicians: [], drivers: [] },
				...{ comparisons: [], trends: [], responses: insights.responses },
			},
			createEvidenceBook(),
		).map(({ claim }) => claim);
	expect(draft(rowOf('sales', 3, 6), rowOf('service', 2, 6))).toMatchObject([{ low: 3, n: 6 }]);
	expect(draft(rowOf('sales', 3, 6), rowOf('service', 3, 8))).toEqual([]);
	expect(draft(rowOf('sales', 3, 4), rowOf('service', 2, 6), rowOf('parts', 2, 6))).toEqual([]);
	expect(draft(rowOf('sales', 2, 5), rowOf('service', 0, 50))).toEqual([]);
	expect(draft(rowOf('sales', 3, 6))).toEqual([]);
});

it.each<[answered: number, open: number, silent: number, text: string]>([
	[0, 1, 1, 'The one review with 1 or 2 stars since 2019 has no reply.'],
	[0, 3, 0, 'None of the 3 reviews with 1 or 2 stars since 2019 has a reply.'],
	[
		1,
		0,
		0,
		'The business replied to the one review with 1 or 2 stars since 2019, usually within 3 days.',
	],
	[
		4,
		0,
		0,
		'The business replied to all 4 reviews with 1 or 2 stars since 2019, usually within 3 days.',
	],
	[4, 5, 0, 'No reply: 5.'],
	[4, 1, 1, 'No reply: 1, from a source where it has never replied (S).'],
	[4, 3, 3, 'No reply: 3, all from sources where it has never replied (S).'],
	[4, 3, 1, 'No reply: 3, 1 of them from a source where it has never replied (S).'],
])('of %i answered and %i open ratings, %i where it never replied, says: %s', (...values) => {
	const [answered, open, silent, text] = values;
	const said = wordClaim(
		translatorFor('en'),
		{
			...{ kind: 'answers', n: answered + open - silent, answered, since: '2019-02-03' },
			...(answered > 0 && { median_days: 3 }),
			elsewhere: silent > 0 ? [{ source: 's', n: silent }] : [],
		},
		() => 'S',
	);
	expect(said.slice(-text.length)).toBe(text);
});

it('the sentence about a complaint says if none is recent', () => {
	const driver = { kind: 'driver', aspect: 'speed', n: 5, recent: 0, since: '2019-02-03' } as const;
	const claim = { ...driver, difference: -1, cost: -0.1 };
	expect(wordClaim(translatorFor('en'), claim, () => 'Speed')).toContain(
		'5 complaints since 2019, none of them in the last 12 months.',
	);
	expect(wordClaim(translatorFor('fr'), claim, () => 'Délais')).not.toContain('étoiles');
});

it('a change of a business with one location is named after it', async () => {
	const { records } = await sampleContent();
	const here = records.filter(({ location }) => location === 'millbrook');
	const { summary } = (await sampleEdition({ records: here })).insights;
	const texts = summary.sentences.map(({ text }) => text);
	expect(texts).toContainEqual(expect.stringMatching(/^Millbrook: no clear change/));
	expect(texts.join()).not.toContain('All locations');
});

it('without any reply, the summary says that none of the low ratings has one', async () => {
	const { summary } = (await editionOf(Array(3).fill('Bad work.'), { rating: 1 })).insights;
	const texts = summary.sentences.map(({ text }) => text);
	expect(texts).toContain('None of the 3 reviews with 1 or 2 stars since 2026 has a reply.');
});

function editionOf(texts: readonly string[], more: Parameters<typeof aRecord>[0] = {}) {
	const records = texts.map((text, index) => {
		const id = `r${index}`;
		return aRecord({ ...more, id, text, source: { id: 'survey', name: 'S', review_id: id } });
	});
	return sampleEdition({ records });
}
