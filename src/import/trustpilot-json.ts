import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { maybeAbsent, StarsOrNone, Text } from './cell-schemas.ts';
import { customerName } from './customer-name.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { ReadRecord } from './import-format.ts';
import { dayWritten, parseWhen, When } from './parse-when.ts';
import { skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { RecordId } from './record-id.ts';
import { titleApart } from './split-title.ts';

const Named = z.union(
	[z.string().transform((name) => ({ name, id: undefined })), z.object({ name: Text, id: Text })],
	'must be a name or an object with one',
);

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
 * A response of Trustpilot's API. Its "verified" can mean an invitation or a document, and the
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
	if (status !== undefined && !/^active$/i.test(status.trim()))
		return skip(id, 'unpublished', stars);
	if (stars === undefined) return skip(id, 'unrated');
	const [place = '', ...alternatives] = [location?.name, location?.id].flatMap(
		(word) => word ?? [],
	);
	return toDraft({
		reviewId: id,
		rating: stars,
		location: { field: 'location', value: place, alternatives },
		date: { field: 'createdAt', value: createdAt },
		editedAt: editOf(review),
		experiencedOn: dayWritten(parseWhen(review.experiencedAt ?? '')),
		...titleApart(review.title, review.text),
		language: review.language,
		authorName: customerName(review.consumer?.displayName),
		// The order number in the invitation.
		orders: review.referenceId === undefined ? [] : [review.referenceId],
		...toReplies([{ text: reply?.text, when: reply?.createdAt }]),
	});
}

function editOf({ createdAt, updatedAt }: TrustpilotReview): Instant | undefined {
	const edited = Instant.safeParse(parseWhen(updatedAt ?? '')).data;
	const isLater = edited !== undefined && Date.parse(edited) > Date.parse(createdAt);
	return isLater ? edited : undefined;
}
