import { askedOpinions } from './asked-opinion.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import type { SearchFilters } from './select.ts';

/**
 * Says which aspects the opinions in a text are about: "overcharged" is about the price. Always counts praise and
 * complaints, because the words presume one of them.
 */
export function* noteOpinions(
	index: SearchIndex,
	filters: SearchFilters,
	text: string,
): Generator<string> {
	if (filters.aspect !== undefined || filters.sentiment !== undefined) return;
	for (const aspect of new Set(askedOpinions(index, text).map((opinion) => opinion.aspect))) {
		const [praise = 0, complaints = 0, both = 0] = (['positive', 'negative', 'mixed'] as const).map(
			(sentiment) => countReviews(index, { ...filters, aspect, sentiment }),
		);
		if (praise + complaints + both === 0) continue;
		yield `Try aspect "${aspect}": ${praise} praise it, ${complaints} complain${both > 0 ? `, ${both} do both` : ''}.`;
	}
}
