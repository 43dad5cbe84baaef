import { countDocs, countCommon, toComparable } from './index/doc-set.ts';
import { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { select, type SearchFilters } from './select.ts';

/** Says how many reviews both praise and criticize: they are found by neither sentiment. */
export function* noteMixed(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const { sentiment, aspect } = filters;
	if (sentiment !== 'positive' && sentiment !== 'negative') return;
	const [found, mixed] = [sentiment, 'mixed' as const].map((said) =>
		toComparable(
			new Matches(index, select(index, { ...filters, sentiment: said })).toSet(),
			index.count,
		),
	);
	const left = found && mixed ? countDocs(mixed) - countCommon(mixed, found) : 0;
	if (left === 0) return;
	const praise =
		left === 1 ? 'review both praises and criticizes' : 'reviews both praise and criticize';
	yield `Not among these: ${left} ${praise} ${aspect?.replaceAll('_', ' ') ?? 'the same aspect'}. To find ${left === 1 ? 'it' : 'them'}, use sentiment "mixed".`;
}

/** Says which other departments a department includes. */
export function* noteDepartment(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const { facets, count } = index;
	const { department } = filters;
	if (department === undefined) return;
	const own = toComparable(facets.get('department', department), count);
	const included = facets.values('department').flatMap((other) => {
		const docs = facets.get('department', other);
		const isIncluded = other !== department && countCommon(docs, own) === countDocs(docs);
		const here = new Matches(index, select(index, { ...filters, department: other })).total;
		return isIncluded && here > 0 ? [`${other} (${here} of these reviews)`] : [];
	});
	if (included.length > 0)
		yield `Department "${department}" includes ${included.join(' and ')}, but no other department.`;
}
