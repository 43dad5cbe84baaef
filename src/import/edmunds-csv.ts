import * as z from 'zod';
import { Instant, type CalendarDate } from '../reviews/calendar-date.ts';
import { StarsOrNone, Text } from './cell-schemas.ts';
import { contentIdOf, WITHOUT_ID } from './content-id.ts';
import type { ReadRecord } from './import-format.ts';
import { skip, toDraft } from './platform-draft.ts';
import { defineTableFormat } from './table-format.ts';

const OFFSETS: ReadonlyMap<string, string> = new Map([
	['PST', '-08:00'],
	['PDT', '-07:00'],
]);
const WRITTEN =
	/^(?:on )?(\d\d)\/(\d\d)\/(\d\d) (0[1-9]|1[0-2]):([0-5]\d) ([AP])M(?: \(([A-Z]{3,4})\))?$/;

/**
 * ` on 12/27/17 09:37 AM (PST)`: month first, years from 2000. Only the day if the time zone is
 * unknown.
 */
const EdmundsTime = z.string().transform((written, context): CalendarDate | Instant => {
	const [, month, day, year, hour, minute, half, zone = ''] = WRITTEN.exec(written.trim()) ?? [];
	const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
	const time = `20${year}-${month}-${day}T${String(hours).padStart(2, '0')}:${minute}:00`;
	const offset = OFFSETS.get(zone);
	const instant = Instant.safeParse(`${time}${offset ?? 'Z'}`).data;
	if (instant !== undefined) return offset === undefined ? instant.slice(0, 10) : instant;
	const message = 'must be a time that exists, like "on 12/27/17 09:37 AM (PST)"';
	context.addIssue({ code: 'custom', message });
	return z.NEVER;
});

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
	required: ['review_date', 'author_name', 'review_title', 'review', 'rating'],
	optional: ['vehicle_title'],
	schema: EdmundsReview,
	echoed: ['review_date', 'rating'],
	toRecord,
});

function toRecord(row: EdmundsReview): ReadRecord {
	const { review_date: when, rating, author_name: author, review_title: title } = row;
	const { review: text = '' } = row;
	if (rating === undefined) return skip(undefined, 'unrated');
	const reviewId = contentIdOf({ date: when, author, title, text });
	if (reviewId === undefined) return { kind: 'rejected', problems: [WITHOUT_ID] };
	return toDraft({
		reviewId,
		rating,
		date: { field: 'review_date', value: when },
		title,
		text,
		authorName: author?.trim(),
	});
}
