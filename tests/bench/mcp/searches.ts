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
 * Arguments of `search_reviews`, no two alike, so that no answer is kept whole; all find something. Of
 * the sample's reviews all are quoted after the warm-up, which our function keeps and its peers do not.
 */
export const SEARCHES = WORDS.flatMap((query) =>
	FILTERS.map((filter) => ({ query, ...filter, limit: 20 })),
);
