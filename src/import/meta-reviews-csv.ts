import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { StarsOrNone, Text, YesOrNo } from './cell-schemas.ts';
import { customerName } from './customer-name.ts';
import type { ReadRecord } from './import-format.ts';
import { parseWhen, When } from './parse-when.ts';
import { skip, toDraft } from './platform-draft.ts';
import { RecordId } from './record-id.ts';
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
	if (row.rating === undefined) return skip(row.reviewid, 'unrated');
	if (row.incentivized === true) return skip(row.reviewid, 'incentivized', row.rating);
	const [store = '', ...alternatives] = [row['store.id'], row['store.name']].flatMap(
		(word) => word ?? [],
	);
	const edited = Instant.safeParse(parseWhen(row.updated_at ?? '')).data;
	const isLater = edited !== undefined && Date.parse(edited) > Date.parse(row.created_at);
	return toDraft({
		reviewId: row.reviewid,
		rating: row.rating,
		location: { field: 'store.id', value: store, alternatives },
		date: { field: 'created_at', value: row.created_at },
		editedAt: isLater ? edited : undefined,
		title: row.title,
		text: row.content ?? '',
		sourceUrl: row.review_url,
		authorName: customerName(row['reviewer.name']),
	});
}
