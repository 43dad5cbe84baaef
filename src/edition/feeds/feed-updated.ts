import type { Instant } from '../../reviews/calendar-date.ts';
import type { FeedEntry } from './feed-entry.ts';

/** When a feed last changed: with its latest entry, never with the build. An empty one never did. */
export function feedUpdated(entries: readonly FeedEntry[]): Instant {
	return entries.reduce(
		(latest, { updated }) => (updated > latest ? updated : latest),
		'1970-01-01T00:00:00.000Z',
	);
}
