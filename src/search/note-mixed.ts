import { countDocs, countCommon, toComparable } from './index/doc-set.ts';
import type { SearchIndex } from './search-index.ts';
import { selectSet } from './select-set.ts';
import type { SearchFilters } from './select.ts';

/** Says how many reviews both praise and criticize: they are found by neither sentiment. */
export function* noteMixed(index: SearchIndex, filters: SearchFilters): Generator<string> {
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
