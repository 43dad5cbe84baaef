import * as z from 'zod';
import { StarsOrNone, Text, YesOrNo } from '../values/cell-schemas.ts';
import type { ReadRecord } from './read-record.ts';
import { dayWritten, parseWhen, When } from '../values/parse-when.ts';
import { skip, toDraft } from './platform-draft.ts';
import { RecordId } from '../values/record-id.ts';
import { defineTableFormat } from './table-format.ts';
import { titleApart } from '../values/split-title.ts';

const TrustpilotRow = z.object({
	id: RecordId,
	filtered: YesOrNo,
	pending: YesOrNo,
	text: Text,
	rating: StarsOrNone,
	title: Text,
	experienced: Text,
	published: When,
	language: Text,
});
type TrustpilotRow = z.output<typeof TrustpilotRow>;

/** Trustpilot reviews as a table. */
export const trustpilotCsv = defineTableFormat({
	id: 'trustpilot-csv',
	label: 'Trustpilot CSV',
	sourceId: 'trustpilot',
	required: ['id', 'filtered', 'pending', 'text', 'rating', 'published'],
	optional: ['title', 'likes', 'experienced', 'source'],
	schema: TrustpilotRow,
	echoed: ['id', 'filtered', 'pending', 'rating', 'published'],
	idOf: 'id',
	toRecord,
});

function toRecord(row: TrustpilotRow): ReadRecord {
	if (row.filtered === true || row.pending === true) return skip(row.id, 'unpublished', row.rating);
	return toDraft({
		reviewId: row.id,
		rating: row.rating,
		date: { field: 'published', value: row.published },
		experiencedOn: dayWritten(parseWhen(row.experienced)),
		...titleApart(row.title, row.text),
		language: row.language,
	});
}
