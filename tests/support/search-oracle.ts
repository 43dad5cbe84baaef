import fc from 'fast-check';
import { VerificationMethod, VisitType, type Review } from '../../src/reviews/review.ts';
import type { SearchVocabulary } from '../../src/search/named-values.ts';
import type { SearchParams } from '../../src/search/search-params.ts';
import { aReview } from './reviews.ts';

/** Characters and their case folding, taken from Unicode's CaseFolding.txt. */
const FOLDED: Record<string, string> = {
	...{ a: 'a', A: 'a', s: 's', S: 's', k: 'k', K: 'k', '\u212a': 'k', ſ: 's', Ａ: 'a' },
	...{ ß: 'ss', ẞ: 'ss', ﬁ: 'fi', f: 'f', i: 'i', I: 'i', ı: 'ı', İ: 'i\u0307' },
	...{ Σ: 'σ', ς: 'σ', σ: 'σ', ꭰ: 'Ꭰ', Ꭰ: 'Ꭰ', '’': "'", "'": "'", '“': '"', '"': '"' },
	...{ é: 'é', É: 'é', 汽: '汽', א: 'א', '👍': '👍', ' ': ' ', '.': '.', '%': '%' },
};
/** Spellings of names, and the people they match. */
const NAMED: Record<string, readonly string[]> = {
	'José Núñez': ['José Núñez'],
	'JOSE NUNEZ': ['José Núñez'],
	joe: ['José Núñez', 'Joe Smith'],
	' Ｊｏｅ ': ['José Núñez', 'Joe Smith'],
	'joe smith': ['Joe Smith'],
	smith: [],
	'  ': [],
	'jose-nunez': ['José Núñez'],
};
export const VOCABULARY: SearchVocabulary = {
	technician: [
		{ value: 'José Núñez', names: ['Joe', 'Pepe'] },
		{ value: 'Joe Smith', names: ['JOE'] },
	],
};

const foldAll = (text: string) => [...text].map((letter) => FOLDED[letter] ?? '?').join('');
const letters = fc.constantFrom(...Object.keys(FOLDED));
const text = (maxLength: number) => fc.array(letters, { maxLength }).map((parts) => parts.join(''));
const day = fc.integer({ min: 1, max: 9 }).map((number) => `2025-03-0${number}`);
const stars = fc.integer({ min: 1, max: 5 });
const place = fc.constantFrom('north', 'south');
const source = fc.constantFrom('google', 'survey');
const aspect = fc.constantFrom('price', 'speed');
const polarity = fc.constantFrom('positive' as const, 'negative' as const);
const service = fc.constantFrom('oil', 'tires', 'oil-change');
const area = fc.constantFrom('pine-hollow', 'mill-road');
const visit = fc.constantFrom('service', 'sales', 'sales_new', 'sales_used', undefined);
const method = fc.constantFrom(...VerificationMethod.options);
const person = fc.constantFrom('José Núñez', 'Joe Smith');

const facts = fc.record({
	rating: stars,
	date: day,
	text: text(12),
	language: fc.constantFrom('en', 'es', 'es-MX', 'und'),
	location: place,
	source: source.map((id) => ({ id, name: id, review_id: 'x' })),
	mentions: fc.record({
		technicians: fc.uniqueArray(person),
		services: fc.uniqueArray(service),
		service_areas: fc.uniqueArray(area),
	}),
	visit_type: visit,
	verification: method.map((each) => ({ method: each, checked_at: '2025-03-10T12:00:00Z' })),
	responses: fc.boolean().map((answered) => (answered ? [{ text: 'Thanks', author: 'Us' }] : [])),
	aspects: fc.array(fc.record({ aspect, polarity, read_by: fc.constant('engine' as const) }), {
		maxLength: 3,
	}),
});

/** Reviews with distinct ids, in random order. */
export const someReviews = fc
	.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 99 }), facts), {
		maxLength: 40,
		selector: ([id]) => id,
	})
	.map((drawn) => drawn.map(([id, drawnFacts]) => aReview({ id: `r${id}`, ...drawnFacts })));

/** Arbitrary values for each filter. */
const FILTERS = {
	rating: stars,
	min_rating: fc.constantFrom(1, 2.5, 3, 4.2, 5),
	max_rating: fc.constantFrom(1, 2.5, 3, 4.2, 5),
	since: day,
	until: day,
	query: text(3).filter((query) => query !== ''),
	mentions_technician: fc.constantFrom(...Object.keys(NAMED)),
	mentions_service: service,
	location: place,
	source,
	aspect,
	sentiment: polarity,
	language: fc.constantFrom('en', 'ES', 'es-mx', 'e'),
	has_text: fc.boolean(),
	has_response: fc.boolean(),
	service_area: area,
	visit_type: fc.constantFrom(...VisitType.options),
	verification: method,
	id: fc.constantFrom('r1,r2, r3', 'r50', 'r7,none'),
	facets: fc.oneof(fc.boolean(), fc.constantFrom('month', 'aspect, quarter')),
	view: fc.constantFrom('brief' as const, 'full' as const),
	fields: fc.constantFrom('rating,text', 'author'),
};

/** Search parameters with at most three filters, so that most searches find something. */
export const someParams: fc.Arbitrary<SearchParams> = fc
	.tuple(
		fc.record(FILTERS),
		fc.subarray(Object.keys(FILTERS), { maxLength: 3 }),
		fc.constantFrom('newest' as const, 'oldest' as const, 'highest' as const, 'lowest' as const),
		fc.integer({ min: 1, max: 100 }),
	)
	.map(([filters, names, sort, limit]) => {
		const chosen = Object.entries(filters).filter(([name]) => names.includes(name));
		return { ...(Object.fromEntries(chosen) as Partial<SearchParams>), sort, limit };
	});

/** Returns whether a review matches. This is an independent second implementation. */
export function oracleMatches(review: Review, asked: SearchParams): boolean {
	const holds = (name: keyof SearchParams, test: () => boolean) =>
		asked[name] === undefined || test();
	const { technicians, services } = review.mentions;
	const tag = review.language.toLowerCase();
	return (
		holds('rating', () => asked.rating === review.rating) &&
		holds('min_rating', () => !(review.rating < (asked.min_rating ?? 0))) &&
		holds('max_rating', () => !(review.rating > (asked.max_rating ?? 0))) &&
		holds('since', () => Date.parse(review.date) >= Date.parse(asked.since ?? '')) &&
		holds('until', () => Date.parse(review.date) <= Date.parse(asked.until ?? '')) &&
		holds('query', () => foldAll(review.text).indexOf(foldAll(asked.query ?? '')) >= 0) &&
		holds('mentions_service', () => services.some((id) => id === asked.mentions_service)) &&
		holds('location', () => review.location === asked.location) &&
		holds('source', () => review.source.id === asked.source) &&
		holds('service_area', () => review.mentions.service_areas.includes(asked.service_area ?? '')) &&
		holds('verification', () => review.verification.method === asked.verification) &&
		holds('has_response', () => asked.has_response === review.responses.length > 0) &&
		holds('visit_type', () =>
			asked.visit_type === 'sales'
				? (review.visit_type ?? '').includes('sales')
				: review.visit_type === asked.visit_type,
		) &&
		holds('id', () => (asked.id ?? '').split(/ ?, ?/).includes(review.id)) &&
		holds('has_text', () => asked.has_text === review.text.length > 0) &&
		holds('language', () =>
			[tag, tag.split('-')[0]].includes((asked.language ?? '').toLowerCase()),
		) &&
		holds('mentions_technician', () =>
			(NAMED[asked.mentions_technician ?? ''] ?? []).some((name) => technicians.includes(name)),
		) &&
		((asked.aspect ?? asked.sentiment) === undefined ||
			review.aspects.some(
				(said) =>
					(asked.aspect ?? said.aspect) === said.aspect &&
					(asked.sentiment ?? said.polarity) === said.polarity,
			))
	);
}

/** Returns the ids of the matches in the requested order. */
export function oracleIds(reviews: readonly Review[], asked: SearchParams): string[] {
	const byId = (a: Review, b: Review) => (a.id < b.id ? -1 : 1);
	const newest = (a: Review, b: Review) => Date.parse(b.date) - Date.parse(a.date) || byId(a, b);
	const orders = {
		newest,
		oldest: (a: Review, b: Review) => Date.parse(a.date) - Date.parse(b.date) || byId(a, b),
		highest: (a: Review, b: Review) => b.rating - a.rating || newest(a, b),
		lowest: (a: Review, b: Review) => a.rating - b.rating || newest(a, b),
	};
	return reviews
		.filter((review) => oracleMatches(review, asked))
		.toSorted(orders[asked.sort])
		.map(({ id }) => id);
}
