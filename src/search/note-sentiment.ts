import { countDocs, countCommon, toComparable } from './index/doc-set.ts';
import type { SearchIndex } from './search-index.ts';
import { splitList } from './search-params.ts';
import { countReviews } from './search-reviews.ts';
import { selectSet } from './select-set.ts';
import type { SearchFilters } from './select.ts';

/**
 * Says how many reviews there are whatever their opinion, and how many both praise and criticize: these are found by
 * neither sentiment. Also says that people in a review may not be the ones it judges.
 */
export function* noteSentiment(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const { aspect, sentiment, facets } = filters;
	if (aspect !== undefined && splitList(String(facets)).includes('technician')) {
		yield 'Rows of people count reviews that name the person; the opinion may be about someone else.';
	}
	if (sentiment === undefined) return;
	yield* noteMixed(index, filters);
	const all = countReviews(index, { ...filters, aspect: undefined, sentiment: undefined });
	const filter = aspect === undefined ? '"sentiment"' : '"aspect" and "sentiment"';
	if (all > 0) yield `Without ${filter}, ${all} ${all === 1 ? 'review matches' : 'reviews match'}.`;
}

function* noteMixed(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const { sentiment, aspect } = filters;
	if (sentiment !== 'positive' && sentiment !== 'negative') return;
	const [found, mixed] = [sentiment, 'mixed' as const].map((said) =>
		toComparable(selectSet(index, { ...filters, sentiment: said }), index.count),
	);
	const left = found && mixed ? countDocs(mixed) - countCommon(mixed, found) : 0;
	if (left === 0) return;
	const praise =
		left === 1
			? 'review that both praises and criticizes'
			: 'reviews that both praise and criticize';
	const known = index.names.get('aspect')?.values.find(({ value }) => value === aspect);
	const what = aspect === undefined ? 'the same aspect' : `"${known?.names[0] ?? aspect}"`;
	yield `Not included: ${left} ${praise} ${what} (sentiment "mixed").`;
}
