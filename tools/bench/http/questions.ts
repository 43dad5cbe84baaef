import { daysBefore } from '../../../src/reviews/calendar-date.ts';

const WORDS = [
	...['brakes', 'oil change', 'tires', 'loaner', 'estimate', 'rotors', 'warranty', 'coolant'],
	...['alignment', 'paperwork', 'diesel', 'turbo', 'manager', 'overcharged', 'weekend', 'sticker'],
];
const NEWEST = '2026-11-15';
const DAYS = Array.from({ length: 64 }, (_, index) => daysBefore(NEWEST, 40 * index + 60));

/** A kind of search with too many variants to cache the responses. */
export interface Questions {
	readonly name: string;
	/** Paths from the root. */
	readonly paths: readonly string[];
	readonly isConditional?: true;
}

/** Every search finds at least 20 reviews, so that responses have similar lengths. */
export const QUESTIONS: readonly Questions[] = [
	{ name: 'page', paths: [searchPath({})] },
	{
		name: 'text',
		paths: WORDS.flatMap((query) => DAYS.map((until) => searchPath({ query, until }))),
	},
	{
		name: 'dates',
		paths: DAYS.flatMap((until) =>
			DAYS.slice(0, 16).map((_, index) =>
				searchPath({ since: daysBefore(until, index + 30), until }),
			),
		),
	},
	{ name: '304', paths: [searchPath({})], isConditional: true },
];

function searchPath(params: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(params);
	return `/api/reviews/search${query.size > 0 ? `?${query.toString()}` : ''}`;
}
