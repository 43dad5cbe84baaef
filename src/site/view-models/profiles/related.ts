import { compareText } from '../../../reviews/order.ts';

/** A service, aspect or location in the reviews on a page. */
export interface Related {
	readonly id: string;
	readonly reviews: number;
	/** Average stars of these reviews. */
	readonly average?: number | null;
}

const MAX_RELATED = 8;

/** Returns the most common ids. Each review must contribute an id only once. */
export function countRelated(ids: readonly string[]): Related[] {
	return [...Map.groupBy(ids, (id) => id)]
		.map(([id, group]) => ({ id, reviews: group.length }))
		.toSorted((a, b) => b.reviews - a.reviews || compareText(a.id, b.id))
		.slice(0, MAX_RELATED);
}
