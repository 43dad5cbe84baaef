import type { Review } from '../../src/reviews/review.ts';
import type { StoredTombstone } from '../../src/reviews/stored-review.ts';

/** Creates a valid published review; `facts` replaces the fields that a test is about. */
export function aReview(facts: Partial<Review> = {}): Review {
	const id = facts.id ?? 'r1';
	return {
		id,
		url: `https://reviews.test/reviews/${id}`,
		rating: 5,
		date: '2025-03-01',
		text: 'Quick oil change',
		language: 'en',
		author: { name: 'Pat', anonymous: false },
		source: { id: 'survey', name: 'Survey', review_id: id },
		location: 'harborview',
		verified: true,
		verification: { method: 'invited_after_transaction', checked_at: '2025-03-02T00:00:00Z' },
		mentions: { technicians: [], services: [], service_areas: [] },
		mention_sources: [],
		aspects: [],
		responses: [],
		...facts,
	};
}

/** Creates this many reviews, several per day. */
export function someReviews(count: number): Review[] {
	return Array.from({ length: count }, (_, index) => {
		const day = String((index % 28) + 1).padStart(2, '0');
		return aReview({ id: `r${index}`, rating: (index % 5) + 1, date: `2025-02-${day}` });
	});
}

export function aTombstone(facts: Partial<StoredTombstone> = {}): StoredTombstone {
	return {
		id: 'gone',
		removed_at: '2025-03-05T12:00:00Z',
		reason: 'author request',
		rating: 1,
		...facts,
	};
}
