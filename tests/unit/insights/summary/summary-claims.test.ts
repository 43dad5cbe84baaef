import { expect, it } from 'vitest';
import { aRecord, sampleEdition } from '../../../support/content.ts';
import { SITE_LANGUAGES } from '../../../../src/reviews/messages/languages.ts';
import { translateEdition } from '../../../../src/site/view-models/translate-edition.ts';
import { draftDepartment } from '../../../../src/insights/summary/summary-department.ts';
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

it('the summary names the department with by far the largest share of low stars, as counts', () => {
	const at = sentences.find(({ claim }) => claim?.kind === 'department');
	expect(at?.text).toBe(
		'Alder Falls, Collision & body shop: 4 of the 8 reviews in the last 12 months have 1 or 2 stars. Few reviews: read them.',
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

function editionOf(texts: readonly string[], more: Parameters<typeof aRecord>[0] = {}) {
	const records = texts.map((text, index) => {
		const id = `r${index}`;
		return aRecord({ ...more, id, text, source: { id: 'survey', name: 'S', review_id: id } });
	});
	return sampleEdition({ records });
}
