import * as z from 'zod';
import type { CalendarDate, Instant } from '../../reviews/calendar-date.ts';
import { identifiesAuthor } from '../values/author-in-url.ts';
import { maybeAbsent, StarsOrNone, Text } from '../values/cell-schemas.ts';
import type { ExportFile } from '../files/export-file.ts';
import {
	valueOf,
	type ImportFormat,
	type OperatorAnswers,
	type SettledAnswers,
} from './import-format.ts';
import type { ReadRecord } from './read-record.ts';
import { toInstant } from '../values/parse-when.ts';
import { placeNamed, skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { RecordId } from '../values/record-id.ts';
import { defineTableFormat } from './table-format.ts';
import { openDateOf, readDate } from '../values/written-date.ts';

const MapsReview = z.object({
	review_id: maybeAbsent(RecordId),
	review_text: Text,
	// "rating" is the average rating of the place.
	review_rating: StarsOrNone,
	review_timestamp: Text,
	review_datetime_utc: Text,
	review_link: Text,
	author_title: Text,
	author_id: Text,
	place_id: Text,
	google_id: Text,
	name: Text,
	owner_answer: Text,
	owner_answer_timestamp: Text,
	owner_answer_timestamp_datetime_utc: Text,
});
type MapsReview = z.output<typeof MapsReview>;

const format = defineTableFormat({
	id: 'google-maps-csv',
	label: 'Google Maps CSV',
	sourceId: 'google-maps',
	required: ['review_text', 'review_rating'],
	oneOf: ['review_timestamp', 'review_datetime_utc'],
	optional: ['review_id', 'author_title', 'owner_answer', 'place_id', 'review_link'],
	schema: MapsReview,
	echoed: ['review_id', 'review_rating'],
	idOf: 'review_id',
	toRecord,
});

/** Output from Google Maps scrapers: one row per review, with columns about the place. */
export const googleMapsCsv: ImportFormat = { ...format, settle };

const Times = MapsReview.pick({ review_timestamp: true, review_datetime_utc: true });

/**
 * Checks the order of day and month. Dates should have the month first. If one cannot, a spreadsheet
 * has swapped day and month, maybe only in some rows: the operator has to say.
 */
async function settle(file: ExportFile, answers: OperatorAnswers): Promise<SettledAnswers> {
	if (answers.dateOrder !== undefined) return answers;
	for await (const raw of format.parse(file)) {
		if ('problem' in raw) continue;
		const { data: times } = Times.safeParse(valueOf(raw));
		if (times?.review_timestamp !== undefined) continue;
		const written = times?.review_datetime_utc ?? '';
		if ((openDateOf(written)?.first ?? 0) <= 12) continue;
		const question = `Does the day or the month come first? "${written.slice(0, 10)}" (line ${raw.line}) has the day first, but this format usually has the month first; dates that do not fit your answer are rejected`;
		const choices = ['dmy', 'mdy'];
		return { ...answers, questions: [{ file: file.name, flag: 'date-order', question, choices }] };
	}
	return answers;
}

function toRecord(row: MapsReview, answers: OperatorAnswers): ReadRecord {
	const { review_id: reviewId, review_rating: rating, review_text: text } = row;
	const when = timeOf(row.review_timestamp, row.review_datetime_utc, answers);
	if (rating === undefined) return skip(reviewId, 'unrated');
	if (when === undefined) {
		const field = row.review_timestamp === undefined ? 'review_datetime_utc' : 'review_timestamp';
		return { kind: 'rejected', reviewId, problems: [{ field, reason: TIMES }] };
	}
	const { owner_answer, owner_answer_timestamp, owner_answer_timestamp_datetime_utc } = row;
	const answered = timeOf(owner_answer_timestamp, owner_answer_timestamp_datetime_utc, answers);
	return toDraft({
		reviewId,
		rating,
		location: placeNamed('name', row.name, row.place_id, row.google_id),
		date: { field: 'review_timestamp', value: when },
		text,
		// Google Maps cuts long texts and adds a "More" link.
		truncated: /(?:…|\.\.\.)\s*More$/.test((text ?? '').trim()),
		sourceUrl: withoutAuthor(row),
		author: row.author_title,
		nameless: 'A Google user',
		...toReplies([{ text: owner_answer, when: answered }]),
	});
}

const TIMES =
	'must be seconds since 1970, or MM/DD/YYYY HH:MM:SS in UTC; if the day comes first, pass --date-order dmy';

/** Reads the seconds since 1970 or, if they are missing, the other column, which is in UTC. */
function timeOf(
	timestamp: string | undefined,
	written = '',
	{ dateOrder = 'mdy' }: OperatorAnswers,
): Instant | CalendarDate | undefined {
	if (timestamp !== undefined) {
		return /^\d{9,10}(\.0+)?$/.test(timestamp.trim()) ? toInstant(Number(timestamp)) : undefined;
	}
	const isTime = /^\d\d?\/\d\d?\/\d{4} \d\d?:\d\d(?::\d\d)?$/.test(written.trim());
	return isTime ? readDate(`${written} UTC`, { dateOrder }) : undefined;
}

/** Leaves out links that contain the author's account id. */
function withoutAuthor({ review_link: link, author_id: author }: MapsReview): string | undefined {
	const accounts = author === undefined ? [] : [author];
	return link !== undefined && identifiesAuthor(link, { accounts, names: [] }) ? undefined : link;
}
