import type { Instant } from '../calendar-date.ts';
import type { PublicationHistory } from '../publication.ts';
import { isLater } from './advance-history.ts';

const SECOND_MS = 1_000;

/**
 * Returns the time of a publication: the current time, or one second after the previous edition if
 * the clock was set back or both fall in the same second. Each edition must have a later time than
 * the one before it.
 */
export function publicationTime({ editions }: PublicationHistory, now: Instant): Instant {
	const latest = editions.at(-1)?.modified;
	if (latest === undefined || isLater(now, latest)) return now;
	const next = Math.floor(Date.parse(latest) / SECOND_MS) * SECOND_MS + SECOND_MS;
	return new Date(next).toISOString().replace(/\.\d+Z$/, 'Z');
}
