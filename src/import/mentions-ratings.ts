const RATING = /rating|stars?\b|score|review/i;
/** The largest number of values to look at. */
const MOST_VALUES = 5000;

/** Whether any member name in a JSON value suggests ratings or reviews. */
export function mentionsRatings(value: unknown): boolean {
	const queue: unknown[] = [value];
	for (let at = 0; at < queue.length && at < MOST_VALUES; at++) {
		const next = queue[at];
		if (typeof next !== 'object' || next === null) continue;
		if (!Array.isArray(next) && Object.keys(next).some((key) => RATING.test(key))) return true;
		for (const member of Object.values(next)) if (queue.length < MOST_VALUES) queue.push(member);
	}
	return false;
}
