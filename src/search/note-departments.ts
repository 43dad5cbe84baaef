import { otherWorkshops, departmentsIn } from '../reviews/business/department-types.ts';
import { isEmpty, listDocs, subtract, union, type DocSet } from './index/doc-set.ts';
import { joinWords } from './match-name.ts';
import { rateSet } from './rate-set.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import { selectSet } from './select-set.ts';
import type { SearchFilters } from './select.ts';

/** Enough ids for a model to read the reviews without a department. */
const MAX_IDS = 5;

/** Says which other departments count as this one, and which reviews of the same kind of visit do not. */
export function* noteDepartment(index: SearchIndex, filters: SearchFilters): Generator<string> {
	if (filters.department === undefined) return;
	for (const [other, count] of Object.entries(countIncluded(index, filters))) {
		yield `Reviews about "${filters.department}" include those about "${other}": ${count}.`;
	}
	const left = [...findOtherWorkshops(index, filters)].map(([other, set]) => {
		const { n, average } = rateSet(index, set);
		return `${n} about "${other}" (average ${average?.toFixed(2)} stars)`;
	});
	const unknown = findWithoutDepartment(index, filters);
	const { n } = rateSet(index, unknown);
	if (n > 0) {
		left.push(`${n} whose department is unknown (newest: ${newestIds(index, unknown).join(', ')})`);
	}
	if (left.length > 0) yield `Not included: ${joinWords(left, 'and')}.`;
}

/** Counts the reviews about other departments that count as reviews about this one. */
export function countIncluded(index: SearchIndex, filters: SearchFilters): Record<string, number> {
	const { department = '' } = filters;
	const counted = departmentsIn(department, index.facets.values('department')).map(
		(other) => [other, countReviews(index, { ...filters, department: other })] as const,
	);
	return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

/** Finds the reviews about other departments for the same kind of visit that are not also about this one. */
export function findOtherWorkshops(
	index: SearchIndex,
	filters: SearchFilters,
): Map<string, DocSet> {
	const { department = '' } = filters;
	const others = otherWorkshops(department, index.facets.values('department'));
	const own = index.facets.get('department', department);
	const found = others.map((other) => {
		const about = selectSet(index, { ...filters, department: other });
		return [other, subtract(about, own, index.count)] as const;
	});
	return new Map(found.filter(([, set]) => !isEmpty(set)));
}

/** Finds the reviews about no known department that pass the other filters. */
export function findWithoutDepartment(index: SearchIndex, filters: SearchFilters): DocSet {
	const { facets, count } = index;
	const known = facets.values('department').map((each) => facets.get('department', each));
	return subtract(
		selectSet(index, { ...filters, department: undefined }),
		union(known, count),
		count,
	);
}

/** Lists the ids of the newest reviews of a set. */
export function newestIds({ ids, count }: SearchIndex, set: DocSet): string[] {
	return [...listDocs(set, count).take(MAX_IDS)].map((doc) => ids.of(doc));
}
