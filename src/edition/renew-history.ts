import { isLater } from '../reviews/changes/advance-history.ts';
import { appendEdition } from '../reviews/changes/change-window.ts';
import type { Content } from '../content/content.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { NO_HISTORY, type PublicationHistory } from '../reviews/publication.ts';
import { contentVocabulary } from './content-vocabulary.ts';
import { createOwnTimes } from './own-times.ts';
import { publishRecords } from './publish-records.ts';
import { createRecordReader, type RecordReader } from './record-reader.ts';

/**
 * The history after a publication of stamped content. What is different from the edition before it
 * has the time that the content tells, as it had where the content was built before this publication.
 * Where that is not after the edition before, as with a record that another branch imported earlier,
 * it changed at `now`, a `publicationTime`.
 * @throws {RangeError} where the content is not stamped.
 */
export function renewHistory(
	content: Content,
	now: Instant,
	read: RecordReader = createRecordReader(content.settings),
): PublicationHistory {
	const latest = (content.history ?? NO_HISTORY).editions.at(-1)?.modified;
	const ownTime = createOwnTimes(content);
	const timeOf = (id: string) => {
		const time = ownTime(id) ?? now;
		return latest === undefined || isLater(time, latest) ? time : now;
	};
	const vocabulary = contentVocabulary(content.settings);
	// Neither digests nor times depend on where the edition is published.
	const published = publishRecords(content, { vocabulary, baseUrl: ANYWHERE, read }, timeOf);
	const { datasetId: edition, history, times } = published;
	if (times.dataset === undefined) {
		throw new RangeError('Cannot note a publication: the content is not stamped');
	}
	return appendEdition(history, { edition, modified: times.dataset });
}

const ANYWHERE = 'https://reviews.invalid';
