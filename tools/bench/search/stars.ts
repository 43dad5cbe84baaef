/** Counts the ratings with 1, 2, 3, 4 and 5 stars. */
export function countStars(ratings: Iterable<number>): number[] {
	const counts = [0, 0, 0, 0, 0];
	for (const stars of ratings) counts[stars - 1] = (counts[stars - 1] ?? 0) + 1;
	return counts;
}
