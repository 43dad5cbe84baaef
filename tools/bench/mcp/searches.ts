const WORDS = ['the', 'and', 'to', 'was', 'my', 'car', 'service', 'time'];
const FILTERS = [
	{},
	{ min_rating: 4 },
	{ max_rating: 4 },
	{ since: '2025-01-01' },
	{ until: '2026-06-30' },
	{ location: 'alder-falls' },
	{ sort: 'oldest' },
	{ sort: 'highest', language: 'en' },
] as const;

/**
 * Arguments of `search_reviews` that all differ, so that no whole response can be cached, and all
 * find something. The peers have every review ready as a value, our function as bytes.
 */
export const SEARCHES = WORDS.flatMap((query) =>
	FILTERS.map((filter) => ({ query, ...filter, limit: 20 })),
);
