import * as z from 'zod';
import { maybeAbsent, StarsOrNone, Text, YesOrNo } from '../values/cell-schemas.ts';
import type { ReadRecord } from './read-record.ts';
import { When } from '../values/parse-when.ts';
import { skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { RecordId } from '../values/record-id.ts';
import { defineTableFormat } from './table-format.ts';

const JudgeMeReview = z.object({
	id: maybeAbsent(RecordId),
	title: Text,
	body: Text,
	rating: StarsOrNone,
	review_date: When,
	reviewer_name: Text,
	reviewer_phone: Text,
	verified: Text,
	curated: Text,
	published: YesOrNo,
	hidden: YesOrNo,
	reply: Text,
	reply_date: Text,
});
type JudgeMeReview = z.output<typeof JudgeMeReview>;

/** The value that Judge.me sets if the shop has a matching order. The merchant cannot set it. */
const BUYER = /^(?:verified[ _-])?(?:buyer|purchase)$/i;

/** Judge.me's review export. Does not store the reviewer's email address or pictures. */
export const judgeMeCsv = defineTableFormat({
	id: 'judge-me-csv',
	label: 'Judge.me CSV',
	sourceId: 'judge-me',
	required: ['title', 'body', 'rating', 'review_date', 'reviewer_name'],
	oneOf: ['reviewer_email', 'product_id', 'product_handle'],
	optional: ['reviewer_email', 'product_id', 'product_handle', 'reply', 'picture_urls'],
	schema: JudgeMeReview,
	echoed: ['id', 'rating', 'review_date', 'published', 'hidden'],
	idOf: 'id',
	toRecord,
});

function toRecord(row: JudgeMeReview): ReadRecord {
	if (isUnpublished(row)) return skip(row.id, 'unpublished', row.rating);
	return toDraft({
		reviewId: row.id,
		rating: row.rating,
		date: { field: 'review_date', value: row.review_date },
		title: row.title,
		text: row.body,
		author: row.reviewer_name,
		phones: row.reviewer_phone === undefined ? [] : [row.reviewer_phone],
		proven: BUYER.test(row.verified?.trim() ?? '') ? 'transaction_match' : 'platform_account_only',
		...toReplies([{ text: row.reply, when: row.reply_date }]),
	});
}

function isUnpublished({ curated, published, hidden }: JudgeMeReview): boolean {
	const isHeld = curated !== undefined && !/^ok$/i.test(curated.trim());
	return isHeld || published === false || hidden === true;
}
