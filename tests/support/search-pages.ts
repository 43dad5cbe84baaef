import { fold } from '../../src/reviews/fold.ts';
import { readCursor, renderCursor } from '../../src/search/cursor.ts';
import type { Review } from '../../src/reviews/review.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import type { SearchParams, Sort } from '../../src/search/search-params.ts';
import { searchReviews } from '../../src/search/search-reviews.ts';
import { drawCorpus } from './search-corpora.ts';
import { searchIndexOf } from './search-index.ts';
import { oracleIds, oracleMatches, VOCABULARY } from './search-oracle.ts';
import { drawQueries } from './search-queries.ts';
import { createRandom, type Random } from './random.ts';
import { aReview } from './reviews.ts';

const SORTS: readonly Sort[] = ['newest', 'oldest', 'highest', 'lowest'];
const POLARITIES = ['positive', 'negative', 'mixed', 'neutral'] as const;
const VISITS = [['service'], ['sales'], ['sales_new'], ['sales_used'], []] as const;
const NAMES = ['José Núñez', 'JOSE NUNEZ', 'joe', 'smith', 'joe smith'];

/** One generator for each kind of filter. */
const FILTERS: readonly ((random: Random, queries: readonly string[]) => Partial<SearchParams>)[] =
	[
		(random) => ({ rating: 1 + random.below(5) }),
		(random) => ({ min_rating: random.pick([1, 2.5, 3, 4.2, 5]) }),
		(random) => ({ max_rating: random.pick([1, 2.5, 3, 4.2, 5]) }),
		(random) => ({ since: drawDate(random) }),
		(random) => ({ until: drawDate(random) }),
		(random, queries) => ({ query: random.pick(queries) }),
		(random, queries) => ({ query: random.pick(queries).slice(0, 2) }),
		(random) => ({ mentions_technician: random.pick(NAMES) }),
		(random) => ({ mentions_service: random.pick(['oil', 'tires', 'none']) }),
		(random) => ({ location: random.pick(['north', 'south', 'none']) }),
		(random) => ({ source: random.pick(['google', 'survey']) }),
		(random) => ({ aspect: random.pick(['price', 'speed', 'none']) }),
		(random) => ({ sentiment: random.pick(POLARITIES) }),
		(random) => ({ language: random.pick(['en', 'ES', 'es-mx', 'e']) }),
		(random) => ({ has_text: random.onceIn(2) }),
		(random) => ({ has_response: random.onceIn(2) }),
		(random) => ({ visit_type: random.pick(['sales', 'sales_used'] as const) }),
		(random) => ({ service_area: random.pick(['pine-hollow', 'none']) }),
		() => ({ facets: true }),
		() => ({ facets: true }),
	];

/** The result of paging through a whole search. */
interface Walk {
	readonly ids: readonly string[];
	/** Total, stars and facets of the pages; correct results have exactly one entry. */
	readonly sums: ReadonlySet<string>;
}

/** Search parameters with a wrong result. */
export interface WrongWalk {
	readonly asked: SearchParams;
	readonly texts: readonly string[];
	readonly found: unknown;
	readonly expected: unknown;
}

/** Runs searches with many filters in all sort orders, and pages through each to the end. */
export function comparePages(seed: number, { corpora, searches }: Record<string, number>) {
	const random = createRandom(seed);
	const outcome: { walks: number; matches: number; wrong?: WrongWalk } = { walks: 0, matches: 0 };
	for (let number = 0; number < (corpora ?? 0) && !outcome.wrong; number++) {
		const corpus = drawCorpus(random, { largeOnceIn: 12, longOnceIn: 100 });
		const reviews = corpus.texts.map((text, index) => drawReview(random, text, index));
		const index = searchIndexOf(reviews, VOCABULARY);
		const queries = [...drawQueries(random, corpus, 50)];
		const sorted = new Map(SORTS.map((sort) => [sort, sortAll(reviews, sort)]));
		for (let search = 0; search < (searches ?? 0) && !outcome.wrong; search++) {
			const asked = drawParams(random, queries);
			const order = sorted.get(asked.sort) ?? [];
			// A cursor names a position in a sort order and is valid for any filters.
			const after = random.onceIn(4) ? random.pick(order) : undefined;
			const expected = walkOracle(order, asked, after);
			const found = walk(index, asked, after && renderCursor({ sort: asked.sort, after }));
			outcome.walks++;
			outcome.matches += expected.ids.length;
			if (JSON.stringify(plain(found)) === JSON.stringify(plain(expected))) continue;
			const wrong = { found: plain(found), expected: plain(expected) };
			outcome.wrong = { asked, texts: corpus.texts, ...wrong };
		}
	}
	return outcome;
}

function drawDate(random: Random): string {
	return random.pick(['2025-03-01', '2025-03-02', '2025-03-05', '2025-03-09', '2024-12-31']);
}

function drawReview(random: Random, text: string, index: number): Review {
	const some = <Value>(values: readonly Value[]) => values.filter(() => random.onceIn(3));
	return aReview({
		...{ id: `r${(index * 7_919) % 10_007}`, text, rating: 1 + random.below(5) },
		date: drawDate(random),
		language: random.pick(['en', 'es', 'es-MX', 'und']),
		location: random.pick(['north', 'north', 'south']),
		source: { id: random.pick(['google', 'survey']), name: 'x', review_id: 'x' },
		mentions: {
			technicians: some(['José Núñez', 'Joe Smith']),
			...{ services: some(['oil', 'tires']), service_areas: some(['pine-hollow']) },
		},
		visit_type: random.pick(VISITS)[0],
		responses: some([{ text: 'Thanks', author: 'Us' }]),
		aspects: some(['price', 'speed', 'price']).map((aspect) => ({
			...{ aspect, polarity: random.pick(POLARITIES), read_by: 'engine' as const },
		})),
	});
}

function drawParams(random: Random, queries: readonly string[]): SearchParams {
	const filters = Array.from({ length: random.below(5) }, () =>
		random.pick(FILTERS)(random, queries),
	);
	const limit = random.onceIn(3) ? 1 + random.below(3) : 1 + random.below(100);
	return Object.assign({ sort: random.pick(SORTS), limit }, ...filters);
}

function sortAll(reviews: readonly Review[], sort: Sort): Review[] {
	const byId = new Map(reviews.map((review) => [review.id, review]));
	return oracleIds(reviews, { sort, limit: 1 }).flatMap((id) => byId.get(id) ?? []);
}

function walkOracle(
	sorted: readonly Review[],
	{ query, ...filters }: SearchParams,
	after: Review | undefined,
): Walk {
	const folded = fold(query ?? '');
	const matches = sorted.filter(
		(review) => oracleMatches(review, filters) && fold(review.text).includes(folded),
	);
	const stars = [1, 2, 3, 4, 5].map(
		(star) => matches.filter(({ rating }) => rating === star).length,
	);
	const places = filters.location === undefined ? sorted.map(({ location }) => location) : [];
	const facets = filters.facets ? countFacets(matches, filters, places) : undefined;
	const first = after === undefined ? 0 : sorted.indexOf(after) + 1;
	const behind = new Set(sorted.slice(first));
	return {
		ids: matches.filter((review) => behind.has(review)).map(({ id }) => id),
		sums: new Set([sumUp(matches.length, stars, facets)]),
	};
}

function sumUp(total: number, stars: readonly number[], facets: unknown): string {
	return JSON.stringify([total, stars, facets]);
}

type Counted = Pick<SearchParams, 'aspect' | 'sentiment'>;

/** Counts as the API does, review by review. */
function countFacets(
	matches: readonly Review[],
	{ aspect, sentiment }: Counted,
	places: readonly string[],
) {
	const says = (review: Review, polarity: string, about: string | undefined) =>
		review.aspects.some(
			(said) => said.polarity === polarity && (about === undefined || said.aspect === about),
		);
	const count = (
		valuesOf: (review: Review) => readonly (string | undefined)[],
		aboutOf: (value: string) => string | undefined = () => aspect,
		known: readonly string[] = [],
	) => {
		const found = matches.flatMap(valuesOf).filter((value) => value !== undefined);
		const values = new Set(matches.length > 0 ? [...found, ...known] : []);
		return [...values].map((value) => {
			const having = matches.filter((review) => valuesOf(review).includes(value));
			const sum = having.reduce((total, { rating }) => total + rating, 0);
			const said = (polarity: string) =>
				having.filter((review) => says(review, polarity, aboutOf(value))).length;
			return {
				...{ value, count: having.length },
				average: having.length > 0 ? Number((sum / having.length).toFixed(2)) : null,
				...{ positive: said('positive'), negative: said('negative') },
			};
		});
	};
	type Row = ReturnType<typeof count>[number];
	const byName = (a: Row, b: Row) => (a.value < b.value ? -1 : 1);
	const frequent = (rows: Row[]) => rows.toSorted((a, b) => b.count - a.count || byName(a, b));
	const quarterOf = (date: string) => Math.floor((Number(date.slice(5, 7)) + 2) / 3);
	return {
		location: frequent(count(({ location }) => [location], undefined, places)),
		department: [],
		source: frequent(count(({ source }) => [source.id])),
		technician: frequent(count(({ mentions }) => mentions.technicians)),
		service: frequent(count(({ mentions }) => mentions.services)),
		service_area: frequent(count(({ mentions }) => mentions.service_areas)),
		aspect: frequent(
			count(
				({ aspects }) =>
					aspects
						.filter(({ polarity }) => sentiment === undefined || polarity === sentiment)
						.map((said) => said.aspect),
				(value) => value,
			),
		),
		language: frequent(count(({ language }) => [language])),
		visit_type: frequent(count(({ visit_type }) => [visit_type])),
		verification: frequent(count(({ verification }) => [verification.method])),
		has_response: frequent(count(({ responses }) => [responses[0] ? 'true' : 'false'])),
		year: count(({ date }) => [date.slice(0, 4)]).toSorted(byName),
		quarter: count(({ date }) => [`${date.slice(0, 4)}-Q${quarterOf(date)}`]).toSorted(byName),
		month: count(({ date }) => [date.slice(0, 7)]).toSorted(byName),
	};
}

function walk(index: SearchIndex, asked: SearchParams, from: string | undefined): Walk {
	const ids: string[] = [];
	const sums = new Set<string>();
	let cursor = from;
	do {
		const page = searchReviews(index, asked, readCursor({ cursor, sort: asked.sort }));
		const isFull = page.docs.length === asked.limit;
		if (page.docs.length > asked.limit || (page.nextCursor !== undefined && !isFull)) {
			sums.add(`a page of ${page.docs.length}`);
		}
		if (page.docs.length === 0 && cursor !== from) sums.add('an empty page');
		ids.push(...page.docs.map((doc) => index.ids.of(doc)));
		sums.add(sumUp(page.total, Object.values(page.stats.distribution), page.facets));
		cursor = page.nextCursor;
	} while (cursor !== undefined && ids.length <= index.count);
	return { ids, sums };
}

function plain({ ids, sums }: Walk) {
	return { ids, sums: [...sums] };
}
