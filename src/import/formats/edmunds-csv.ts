import * as z from 'zod';
import { StarsOrNone, Text } from '../values/cell-schemas.ts';
import type { ReadRecord } from './read-record.ts';
import { timeIn } from '../values/parse-when.ts';
import { toDraft } from './platform-draft.ts';
import { defineTableFormat } from './table-format.ts';
import { readDate } from '../values/written-date.ts';

/** The offsets of the zones that Edmunds writes. */
const OFFSETS: Readonly<Record<string, string>> = { PST: '-08:00', PDT: '-07:00' };
const WRITTEN = /^(?:on )?(\d\d\/\d\d\/)(\d\d \d\d:\d\d [AP]M)(?: \(([A-Z]{3,4})\))?$/;

/**
 * ` on 12/27/17 09:37 AM (PST)`, or any usual date: month first, years from 2000. Only the day if the time zone is
 * unknown.
 */
const EdmundsTime = timeIn((written) => {
	const [, day, time, zone = ''] = WRITTEN.exec(written) ?? [];
	const usual = day === undefined ? written : `${day}20${time} ${OFFSETS[zone] ?? ''}`;
	return readDate(usual, { dateOrder: 'mdy' });
}, 'must be a real time, like "on 12/27/17 09:37 AM (PST)" or "12/27/2017"');

const EdmundsReview = z.object({
	review_date: EdmundsTime,
	author_name: Text,
	review_title: Text,
	review: Text,
	rating: StarsOrNone,
});
type EdmundsReview = z.output<typeof EdmundsReview>;

/** Published data sets of Edmunds reviews. Their first column is a row number, not an id. */
export const edmundsCsv = defineTableFormat({
	id: 'edmunds-csv',
	label: 'Edmunds-like CSV',
	sourceId: 'edmunds',
	required: [
		...['review_date', 'author_name', 'vehicle_title'],
		...['review_title', 'review', 'rating'],
	],
	optional: [],
	schema: EdmundsReview,
	echoed: ['review_date', 'rating'],
	toRecord,
});

function toRecord(row: EdmundsReview): ReadRecord {
	return toDraft({
		reviewId: undefined,
		rating: row.rating,
		date: { field: 'review_date', value: row.review_date },
		title: row.review_title,
		text: row.review,
		author: row.author_name,
		authorName: row.author_name?.trim(),
	});
}
