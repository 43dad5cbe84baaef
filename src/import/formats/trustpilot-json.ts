import * as z from 'zod';
import { maybeAbsent, Named, StarsOrNone, Text } from '../values/cell-schemas.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { ReadRecord } from './read-record.ts';
import { dayWritten, parseWhen, timeWritten, When } from '../values/parse-when.ts';
import { placeNamed, skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { RecordId } from '../values/record-id.ts';
import { titleApart } from '../values/split-title.ts';

const TrustpilotReview = z.object({
	id: RecordId,
	stars: StarsOrNone,
	title: Text,
	text: Text,
	language: Text,
	createdAt: When,
	updatedAt: Text,
	experiencedAt: Text,
	consumer: maybeAbsent(z.object({ displayName: Text })),
	companyReply: maybeAbsent(z.object({ text: Text, createdAt: Text })),
	status: Text,
	referenceId: Text,
	location: maybeAbsent(Named),
});
type TrustpilotReview = z.output<typeof TrustpilotReview>;

/**
 * A response from Trustpilot's API. Its "verified" can mean an invitation or a document, and the
 * response does not say which, so the import claims neither.
 */
export const trustpilotJson = defineDocumentFormat({
	id: 'trustpilot-json',
	label: 'Trustpilot API JSON',
	sourceId: 'trustpilot',
	records: 'reviews',
	pages: ['reviews'],
	required: [['id', 'stars', 'createdAt', 'consumer']],
	optional: ['title', 'text', 'language', 'companyReply', 'isVerified'],
	idOf: 'id',
	schema: TrustpilotReview,
	echoed: ['id', 'stars', 'createdAt', 'status'],
	toRecord,
});

function toRecord(review: TrustpilotReview): ReadRecord {
	const { id, stars, status, createdAt, location, companyReply: reply } = review;
	if (status !== undefined && !/^active$/i.test(status.trim())) {
		return skip(id, 'unpublished', stars);
	}
	return toDraft({
		reviewId: id,
		rating: stars,
		location: placeNamed('location', location?.name, location?.id),
		date: { field: 'createdAt', value: createdAt },
		editedAt: timeWritten(review.updatedAt),
		experiencedOn: dayWritten(parseWhen(review.experiencedAt)),
		...titleApart(review.title, review.text),
		language: review.language,
		author: review.consumer?.displayName,
		// `referenceId` is the order number in the invitation.
		orders: review.referenceId === undefined ? [] : [review.referenceId],
		...toReplies([{ text: reply?.text, when: reply?.createdAt }]),
	});
}
