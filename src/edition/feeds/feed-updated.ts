import type { Instant } from '../../reviews/calendar-date.ts';
import type { FeedEntry } from './feed-entry.ts';

/**
 * Returns the time of the feed's latest entry, or the Unix epoch if it is empty. Never the build
 * time.
 */
export function feedUpdated(entries: readonly FeedEntry[]): Instant {
	return entries.reduce(
		(latest, { updated }) => (updated > latest ? updated : latest),
		'1970-01-01T00:00:00.000Z',
	);
}
