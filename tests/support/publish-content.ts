import { createCachedReader } from '../../src/edition/record-reader.ts';
import { updateHistory } from '../../src/edition/update-history.ts';
import { publicationTime } from '../../src/reviews/changes/publication-time.ts';
import type { Content } from '../../src/content/content.ts';
import { digestContent, updateStamps } from '../../src/content/stamps.ts';
import { NO_HISTORY } from '../../src/reviews/publication.ts';
import { isStamped, stampRecord } from '../../src/reviews/record-digest.ts';
import { READINGS } from './memory-cache.ts';

/** Stamps content in memory the way `npm run publish` does on disk. */
export function stampInMemory(content: Content, now: string): Content {
	const records = content.records.map((record) =>
		isStamped(record) ? record : stampRecord(record, now),
	);
	const stamped = { ...content, records };
	return { ...stamped, stamps: updateStamps(content.stamps, digestContent(stamped), now) };
}

/** Publishes content in memory, including its history, the way `npm run publish` does. */
export function publishInMemory(content: Content, clock: string): Content {
	const now = publicationTime(content.history ?? NO_HISTORY, clock);
	const stamped = stampInMemory(content, now);
	const read = createCachedReader(stamped.settings, READINGS);
	return { ...stamped, history: updateHistory(stamped, now, read) };
}
