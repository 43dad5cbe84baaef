import { expect, it } from 'vitest';
import { aRecord, sampleContent, sampleEdition } from '../../../support/content.ts';
import { SITE_LANGUAGES } from '../../../../src/reviews/messages/languages.ts';
import { translateEdition } from '../../../../src/site/view-models/translate-edition.ts';
import { draftDepartment } from '../../../../src/insights/summary/summary-department.ts';
import { wordClaim } from '../../../../src/insights/summary/claim-messages.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { daysToAnswer, deriveResponses } from '../../../../src/insights/owner/derive-responses.ts';
import { claimAnswers } from '../../../../src/insights/summary/answers-claim.ts';
import { draftCosts } from '../../../../src/insights/summary/summary-aspects.ts';
import type { SummaryInput } from '../../../../src/insights/summary/summary-changes.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import { aReview } from '../../../support/reviews.ts';
import { createEvidenceBook } from '../../../../src/insights/evidence-book.ts';

const { insights, reviews, reviewDepartments } = await sampleEdition();
const { sentences } = insights.summary;

it('every sentence of the summary says its period', () => {
	for (const { text } of sentences) expect(text).toMatch(/since 2019|last 12 months/);
});

it('the numbers of the sentences about praise and complaints on an aspect agree', () => {
	const texts = sentences
		.map(({ text }) => text)
		.filter((text) => /^(?:Staff|Communication):/.test(text));
	expect(texts).toEqual([
		'Staff: praise in 153 reviews since 2019, complaints in 22 (12 in the last 12 months).',
		'Communication: complaints in 14% of reviews in the last 12 months (15 of 104), compared with 7% the year before (5 of 74). The change may be due to chance. Reviews with this complaint average 0.7 stars below otherwise similar ones.',
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
		'Price: praise in 30 reviews since 2026, complaints in 6 (all in the last 12 months).',
		'Precios: elogios en 30 reseñas desde 2026; quejas en 6 (todas en los últimos 12 meses).',
		'Price: seit 2026 Lob in 30\u00a0Bewertungen, Kritik in 6, alle in den letzten 12\u00a0Monaten.',
		'Price\u00a0: depuis 2026, des éloges dans 30\u00a0avis et des critiques dans 6, tous dans les 12 derniers mois.',
	]);
});

it('examples of complaints of the last 12 months are from these months', () => {
	const found = sentences.filter(({ claim }) => claim?.kind === 'driver');
	const aspects = found.map(({ claim }) => (claim?.kind === 'driver' ? claim.aspect : ''));
	// The two costliest, and of the others the price, from 4 of 74 to 13 of 104: honesty rose from 5 to 8.
	expect(insights.drivers.map(({ aspect }) => aspect).slice(0, 4)).toEqual([
		...['work_quality', 'communication', 'honesty', 'price'],
	]);
	expect(aspects).toEqual(['work_quality', 'communication', 'price']);
	for (const { claims, evidence } of found) {
		const cited = evidence.flatMap((id) => insights.evidence[id] ?? []);
		const [{ aspect, since = '9' } = {}] = claims;
		expect(new Set(cited.map(({ review_id }) => review_id)).size).toBe(1);
		for (const one of cited) {
			expect([one.aspect, one.polarity]).toEqual([aspect, 'negative']);
			expect(one.date >= since).toBe(true);
			const { mentions } = reviews.find(({ id }) => id === one.review_id) ?? {};
			expect(mentions?.technicians).toEqual([]);
		}
	}
});

it('the third complaint is the costliest if none of the others rose', () => {
	const [work, communication, ...others] = insights.drivers;
	const falling = others.map((driver) => ({
		...driver,
		recent: driver.recent && {
			...driver.recent,
			before: { ...driver.recent.before, n: driver.recent.before.of },
		},
	}));
	const drivers = [work!, communication!, ...falling];
	const input = { aspects: insights.aspects, reviews, drivers } as unknown as SummaryInput;
	expect(draftCosts(input, createEvidenceBook()).map(({ claim }) => claim)).toMatchObject([
		...[{ aspect: 'work_quality' }, { aspect: 'communication' }, { aspect: 'honesty' }],
	]);
});

it('the sentence about replies gives no days if most replies have no date', () => {
	const review = (id: string, date?: string) =>
		aReview({
			id,
			rating: 1,
			responses: [{ author: 'Us', text: 'Sorry.', ...(date && { date }) }],
		});
	const undated = Array.from({ length: 9 }, (_, index) => review(`r${index}`));
	const { date } = aReview({});
	const claimOf = (all: Review[]) => claimAnswers(all, deriveResponses(all));
	expect(claimOf([review('r9', date), ...undated])).toMatchObject({ n: 10, answered: 10 });
	expect(claimOf([review('r9', date), ...undated])).not.toHaveProperty('within');
	expect(claimOf([review('r9', date)])).toMatchObject({ within: 1, within_days: 0 });
});

it('the periods of a department do not overlap', () => {
	for (const { first, second, earlier } of insights.departments) {
		const days = [earlier.to, second.from, second.to, first.from, first.to];
		expect(days).toEqual([...new Set(days)].toSorted());
	}
});

it('the sentence about replies counts sources without any reply separately', () => {
	const { answered, n } = insights.responses.low_stars ?? {};
	const low = reviews.filter(({ rating }) => rating <= 2);
	const within = low.filter((review) => (daysToAnswer(review) ?? Infinity) <= 3).length;
	expect(within).toBeGreaterThan(0.9 * (answered ?? 0));
	expect(sentences.find(({ claim }) => claim?.kind === 'answers')?.text).toBe(
		`Replies to reviews with 1 or 2 stars since 2019: ${answered} of ${n} (${within} within 3 days); none of ${low.length - (n ?? 0)} from Larkspur customer survey.`,
	);
});

it('the summary names the department with the largest share of low stars, as counts', () => {
	const at = sentences.find(({ claim }) => claim?.kind === 'department');
	expect(at?.text).toBe(
		'Alder Falls, Collision & body shop: 3.13 stars in the last 12 months (4 of 8 reviews gave 1 or 2 stars), 5.00 the year before (0 of 6), 3.67 in the years before that (4 of 15). The rest of Alder Falls: 4.10 now, 4.04 before. With so few reviews, the differences may be due to chance.',
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
	expect(at?.text).toMatch(
		/^Alder Falls, Carrocería y pintura: 3\.13 estrellas .*\(4 de 8 reseñas/,
	);
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

it.each<[answered: number, n: number, silent: number, text: string]>([
	[0, 0, 1, 'none of 1 from S.'],
	[0, 3, 0, '0 of 3.'],
	[1, 1, 0, '1 of 1 (1 within 3 days).'],
	[4, 5, 6, '4 of 5 (4 within 3 days); none of 6 from S.'],
])('of %i replies to %i ratings, and %i where nobody replies, says: %s', (...values) => {
	const [answered, n, silent, text] = values;
	const claim = {
		...({ kind: 'answers', n, answered, since: '2019-02-03' } as const),
		...(answered > 0 && { within_days: 3, within: answered }),
		elsewhere: silent > 0 ? [{ source: 's', n: silent }] : [],
	};
	expect(wordClaim(translatorFor('en'), claim, () => 'S')).toBe(
		`Replies to reviews with 1 or 2 stars since 2019: ${text}`,
	);
});

it('a sentence without a year before states none', () => {
	const driver = {
		...({ kind: 'driver', aspect: 'speed', n: 5, recent: 5, of: 9 } as const),
		...({ before: 0, before_of: 0, change: 'too_few' } as const),
		...{ difference: -1, cost: -0.1, since: '2019-02-03' },
	} as const;
	expect(wordClaim(translatorFor('en'), driver, () => 'Speed')).toMatch(
		/^Speed: complaints in 56% of reviews in the last 12 months \(5 of 9\)\. Reviews/,
	);
	const department = {
		...({ kind: 'department', location: 'x', department: 'y' } as const),
		...{ low: 3, n: 30, average: 3 },
		before: { low: 0, n: 0 },
	} as const;
	expect(wordClaim(translatorFor('en'), department, () => 'X')).toMatch(/1 or 2 stars\)\.$/);
});

it('a change of a business with one location is named after it', async () => {
	const { records } = await sampleContent();
	const here = records.filter(({ location }) => location === 'millbrook');
	const { summary } = (await sampleEdition({ records: here })).insights;
	const texts = summary.sentences.map(({ text }) => text);
	expect(texts).toContainEqual(
		expect.stringMatching(/^Millbrook: .* The difference may be due to chance\.$/),
	);
	expect(texts.join()).not.toContain('All locations');
});

it('without any reply, the summary says that none of the low ratings has one', async () => {
	const { summary } = (await editionOf(Array(3).fill('Bad work.'), { rating: 1 })).insights;
	const texts = summary.sentences.map(({ text }) => text);
	expect(texts.join()).toContain('1 or 2 stars since 2026: none of 3 from');
});

function editionOf(texts: readonly string[], more: Parameters<typeof aRecord>[0] = {}) {
	const records = texts.map((text, index) => {
		const id = `r${index}`;
		return aRecord({ ...more, id, text, source: { id: 'survey', name: 'S', review_id: id } });
	});
	return sampleEdition({ records });
}
