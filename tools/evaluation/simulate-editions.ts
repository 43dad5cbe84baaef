import type { Comparison, Trend } from '../../src/insights/owner/owner-insights.ts';
import { deriveInsights, type InsightsInput } from '../../src/insights/derive-insights.ts';
import type { Insights } from '../../src/insights/insights.ts';
import { createVocabulary } from '../../src/insights/vocabulary.ts';
import { daysBefore } from '../../src/reviews/calendar-date.ts';
import { newestFirst } from '../../src/reviews/order.ts';
import type { Polarity, Review } from '../../src/reviews/review.ts';
import { createRandom } from '../../tests/support/random.ts';

/**
 * Measures how often the tests of an edition find a difference: in random editions without any, and in
 * editions with a planted fall at one location. Usage: npm run simulate [editions per kind]
 */
const EDITIONS = Number(process.argv[2] ?? 1000);
const NEWEST = '2026-11-20';
const ASPECTS = [
	'staff',
	'communication',
	'price',
	'speed',
	'honesty',
	'work',
	'facility',
	'loaner',
];
/** Share of each number of stars, 1 to 5, by source: sources differ, and locations have different mixes. */
const STARS = [
	[0.12, 0.07, 0.08, 0.18, 0.55],
	[0.05, 0.04, 0.1, 0.26, 0.55],
	[0.09, 0.08, 0.12, 0.21, 0.5],
];

type Draw = () => number;

interface Edition {
	/** Whether complaints go with fewer stars. */
	readonly drivers: boolean;
	/** Stars by which the average of one location falls. */
	readonly fall: number;
}

function pick(draw: Draw, shares: readonly number[]): number {
	let rest = draw() * shares.reduce((sum, share) => sum + share, 0);
	return Math.max(
		0,
		shares.findIndex((share) => (rest -= share) < 0),
	);
}

function drawEdition(draw: Draw, { drivers, fall }: Edition): Review[] {
	const locations = 2 + Math.floor(draw() * 4);
	const years = 3 + draw() * 5;
	const mixes = Array.from({ length: locations }, () => STARS.map(() => 0.2 + draw()));
	const drawReview = (location: number, daysAgo: number, fallen: boolean, index: number) => {
		const source = pick(draw, mixes[location] ?? []);
		const shares = STARS[source] ?? [];
		const average = shares.reduce((sum, share, star) => sum + share * (star + 1), 0);
		// Some visits turn into bad ones, of 1.4 stars on average.
		const spoiled = fallen && draw() < fall / (average - 1.4);
		const rating = spoiled ? 1 + pick(draw, [0.6, 0.4]) : 1 + pick(draw, shares);
		const happy = drivers ? 0.15 + 0.18 * rating : 0.8;
		const aspects = ASPECTS.flatMap((aspect, rank) => {
			if (draw() > 0.5 / (1 + rank / 2)) return [];
			const polarity: Polarity = draw() < happy ? 'positive' : 'negative';
			return [{ aspect, polarity, read_by: 'engine' as const }];
		});
		return toReview({ index, location, source, rating, daysAgo, aspects });
	};
	const total = 200 + Math.floor(draw() * 800);
	if (fall === 0) {
		return Array.from({ length: total }, (_, index) => {
			const daysAgo = draw() ** 1.5 * years * 365;
			return drawReview(Math.floor(draw() * locations), daysAgo, false, index);
		}).toSorted(newestFirst);
	}
	const since = 120 + draw() * 240;
	const age = () => draw() ** 1.5 * years * 365;
	const before = () => since + draw() ** 1.5 * (years * 365 - since);
	return [
		...Array.from({ length: 60 }, (_, index) => drawReview(0, draw() * since, true, index)),
		...Array.from({ length: 200 }, (_, index) => drawReview(0, before(), false, 60 + index)),
		...Array.from({ length: total }, (_, index) =>
			drawReview(1 + Math.floor(draw() * (locations - 1)), age(), false, 260 + index),
		),
	].toSorted(newestFirst);
}

interface Drawn extends Pick<Review, 'rating' | 'aspects'> {
	readonly index: number;
	readonly location: number;
	readonly source: number;
	readonly daysAgo: number;
}

function toReview({ index, location, source, rating, daysAgo, aspects }: Drawn): Review {
	return {
		...{ id: `r${index}`, rating, text: '', language: 'und', verified: true, aspects },
		date: daysBefore(NEWEST, Math.floor(daysAgo)),
		author: { name: 'A customer', anonymous: false },
		source: { id: `source-${source}`, name: 'Source', review_id: `${index}` },
		location: `location-${location}`,
		url: `https://reviews.example/${index}`,
		verification: { method: 'documents', checked_at: '2026-11-20T00:00:00Z' },
		responses: [],
		mentions: {
			technicians: [],
			services: [`service-${index % 12}`],
			service_areas: [],
		},
		mention_sources: [],
	};
}

function insightsOf(reviews: readonly Review[]): Insights {
	const input: InsightsInput = {
		reviews,
		...{ ambiguous: [], topics: [] },
		statements: new Map(
			reviews.map(({ id, aspects }) => [
				id,
				aspects.map(({ aspect, polarity }) => ({
					...{ aspect, polarity, finds: [], readBy: 'engine' as const },
					stars: [{ name: aspect, stars: polarity === 'positive' ? 5 : 1, polarity }],
				})),
			]),
		),
		vocabulary: createVocabulary([], [], []),
		aspects: ASPECTS.map((id) => ({ id, label: id, terms: [], rated_as: [id] })),
		questions: [],
		overrides: { faq: {}, topics: { hide: [], rename: {} }, mentions: { block: [] } },
		names: new Map(),
	};
	return { version: '', edition: '', ...deriveInsights(input) };
}

const isLower = ({ result }: Pick<Comparison, 'result'>) => result === 'lower';

/** Whether the fall at the location is named: by a change point, a comparison of periods, or an alert. */
function findsFall({ comparisons, trends, alerts }: Insights): boolean {
	const here = ({ location }: Pick<Comparison | Trend, 'location'>) => location === 'location-0';
	return (
		trends.some((trend) => here(trend) && trend.change_points.some(isLower)) ||
		comparisons.some(
			(each) =>
				each.kind === 'period' &&
				here(each) &&
				each.result === (each.measure === 'stars' ? 'lower' : 'higher'),
		) ||
		alerts.some((alert) => here(alert) && alert.kind === 'low_stars')
	);
}

function countEditions(edition: Edition, isCounted: (insights: Insights) => boolean): string {
	const draw = createRandom(20_261_126).number;
	let counted = 0;
	for (let index = 0; index < EDITIONS; index += 1)
		if (isCounted(insightsOf(drawEdition(draw, edition)))) counted += 1;
	return `${counted} of ${EDITIONS} (${((100 * counted) / EDITIONS).toFixed(1)} %)`;
}

const significantDrivers = ({ drivers }: Insights) =>
	drivers.flatMap(({ complaint, praise }) =>
		[complaint, praise].filter(({ result }) => result === 'higher' || result === 'lower'),
	).length;

console.log('Editions with a significant result');
console.log(
	`  no effect at all: ${countEditions({ drivers: false, fall: 0 }, ({ tests }) => tests.significant > 0)}`,
);
console.log(
	`  only drivers, a result elsewhere: ${countEditions({ drivers: true, fall: 0 }, (insights) => insights.tests.significant > significantDrivers(insights))}`,
);
console.log('Editions that name a fall at one location (60 reviews after it, 200 before)');
for (const fall of (process.argv[3] ?? '0.4 0.6 0.8 1').split(' ').map(Number))
	console.log(`  ${fall.toFixed(1)} stars: ${countEditions({ drivers: false, fall }, findsFall)}`);
