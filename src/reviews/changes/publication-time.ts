import type { Instant } from '../calendar-date.ts';
import type { PublicationHistory } from '../publication.ts';
import { isLater } from './advance-history.ts';

const SECOND_MS = 1_000;

/**
 * The time of a publication: the clock's, or the second after the edition before it, where a clock was
 * set back or two publications share a second. What comes after an edition must have a later time.
 */
export function publicationTime({ editions }: PublicationHistory, now: Instant): Instant {
	const latest = editions.at(-1)?.modified;
	if (latest === undefined || isLater(now, latest)) return now;
	const next = Math.floor(Date.parse(latest) / SECOND_MS) * SECOND_MS + SECOND_MS;
	return new Date(next).toISOString().replace(/\.\d+Z$/, 'Z');
}
