const RATING = /rating|stars?\b|score|review/i;
/** Enough to know what a document is about. */
const MOST_VALUES = 5000;

/** Tells whether members of a JSON value, or of what is in it, are named like ratings or reviews. */
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
