import { departmentsIn } from '../reviews/business/department-types.ts';
import { countDocs, countCommon, toComparable, union } from './index/doc-set.ts';
import { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
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
		left === 1
			? 'review that both praises and criticizes'
			: 'reviews that both praise and criticize';
	const known = index.names.get('aspect')?.values.find(({ value }) => value === aspect);
	const what = aspect === undefined ? 'the same aspect' : `"${known?.names[0] ?? aspect}"`;
	yield `Not included: ${left} ${praise} ${what} (sentiment "mixed").`;
}

/** Says which other departments count as this one. */
export function* noteDepartment(index: SearchIndex, filters: SearchFilters): Generator<string> {
	for (const [other, count] of Object.entries(countIncluded(index, filters))) {
		yield `Reviews about "${filters.department}" include those about "${other}": ${count}.`;
	}
}

/** Counts the reviews about other departments that count as reviews about this one. */
export function countIncluded(index: SearchIndex, filters: SearchFilters): Record<string, number> {
	const { department = '' } = filters;
	const counted = departmentsIn(department, index.facets.values('department')).map(
		(other) => [other, countReviews(index, { ...filters, department: other })] as const,
	);
	return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** Says how many reviews no department counts. */
export function* noteUnplaced(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const left = filters.department === undefined ? 0 : countUnplaced(index, filters);
	if (left > 0) yield `Not included: ${left} about no known department.`;
}

/** Counts the reviews about no known department that pass the other filters. */
export function countUnplaced(index: SearchIndex, filters: SearchFilters): number {
	const { facets, count } = index;
	const known = facets.values('department').map((each) => facets.get('department', each));
	const all = new Matches(index, select(index, { ...filters, department: undefined })).toSet();
	return countDocs(all) - countCommon(all, union(known, count));
}
