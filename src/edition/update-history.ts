import { isLater } from '../reviews/changes/advance-history.ts';
import { appendEdition } from '../reviews/changes/change-window.ts';
import type { Content } from '../content/content.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { NO_HISTORY, type PublicationHistory } from '../reviews/publication.ts';
import { contentVocabulary, publishRecords } from './publish-records.ts';
import { createFallbackTimes } from './latest-change.ts';
import { createRecordReader, type RecordReader } from './record-reader.ts';

/**
 * Returns the history after a publication of stamped content. Changes since the previous edition
 * get the time stored in the content, the same as in a build before this publication. If that time
 * is not after the previous edition, as with a record that another branch imported earlier, they
 * get `now`.
 * @param now a `publicationTime`
 * @throws {RangeError} if the content is not stamped.
 */
export function updateHistory(
	content: Content,
	now: Instant,
	read: RecordReader = createRecordReader(content.settings),
): PublicationHistory {
	const latest = (content.history ?? NO_HISTORY).editions.at(-1)?.modified;
	const ownTime = createFallbackTimes(content);
	const timeOf = (id: string) => {
		const time = ownTime(id) ?? now;
		return latest === undefined || isLater(time, latest) ? time : now;
	};
	const vocabulary = contentVocabulary(content.settings);
	// Digests and times do not depend on where the edition is published.
	const published = publishRecords(content, { vocabulary, baseUrl: ANYWHERE, read }, timeOf);
	const { datasetId: edition, history, times } = published;
	if (times.dataset === undefined) {
		throw new RangeError('Cannot note a publication: the content is not stamped');
	}
	return appendEdition(history, { edition, modified: times.dataset });
}

const ANYWHERE = 'https://reviews.invalid';
