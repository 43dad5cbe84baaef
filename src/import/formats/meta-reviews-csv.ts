import * as z from 'zod';
import { StarsOrNone, Text, YesOrNo } from '../values/cell-schemas.ts';
import type { ReadRecord } from './read-record.ts';
import { timeWritten, When } from '../values/parse-when.ts';
import { placeNamed, toDraft } from './platform-draft.ts';
import { RecordId } from '../values/record-id.ts';
import { defineTableFormat } from './table-format.ts';

const MetaReview = z.object({
	reviewid: RecordId,
	rating: StarsOrNone,
	title: Text,
	content: Text,
	created_at: When,
	updated_at: Text,
	'store.id': Text,
	'store.name': Text,
	'reviewer.name': Text,
	review_url: Text,
	incentivized: YesOrNo,
});
type MetaReview = z.output<typeof MetaReview>;

/** Meta's product review feed, which review aggregators can export. */
export const metaReviewsCsv = defineTableFormat({
	id: 'meta-reviews-csv',
	label: 'Meta product review feed CSV',
	sourceId: 'meta-reviews',
	required: ['aggregator', 'reviewid', 'rating', 'content', 'created_at'],
	optional: ['store.name', 'store.id', 'title', 'updated_at'],
	schema: MetaReview,
	echoed: ['reviewid', 'rating', 'created_at', 'incentivized'],
	idOf: 'reviewid',
	toRecord,
});

function toRecord(row: MetaReview): ReadRecord {
	return toDraft({
		reviewId: row.reviewid,
		rating: row.rating,
		location: placeNamed('store.id', row['store.id'], row['store.name']),
		date: { field: 'created_at', value: row.created_at },
		editedAt: timeWritten(row.updated_at),
		title: row.title,
		text: row.content,
		sourceUrl: row.review_url,
		author: row['reviewer.name'],
		incentive: row.incentivized === true ? 'other' : undefined,
	});
}
