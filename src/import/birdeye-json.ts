import * as z from 'zod';
import { BIRDEYE, fromBirdeye } from './birdeye-record.ts';
import { maybeAbsent, StarsOrNone, Text, YesOrNo } from './cell-schemas.ts';
import { defineDocumentFormat } from './document-format.ts';
import { When } from './parse-when.ts';
import { NumberedId } from './record-id.ts';

const TextOrNumber = maybeAbsent(
	z.union([z.string(), z.number()], 'must be a text or a number').transform(String),
);

const Person = z.object({
	firstName: Text,
	lastName: Text,
	nickName: Text,
	phone: TextOrNumber,
});

const User = z.union([z.string(), Person], 'must be a name or a person');

const BirdeyeReview = z.object({
	reviewId: NumberedId,
	rating: StarsOrNone,
	reviewDate: When,
	title: Text,
	comments: Text,
	reviewer: maybeAbsent(Person),
	// The API spells this member in two ways.
	reviewURL: Text,
	reviewUrl: Text,
	sourceType: Text,
	status: Text,
	recommended: YesOrNo,
	businessName: Text,
	businessId: TextOrNumber,
	response: Text,
	responseDate: Text,
	// The API misspells this member. The second line accepts the correct spelling.
	assitedByUser: maybeAbsent(z.array(User)),
	assistedByUser: maybeAbsent(z.array(User)),
});
type BirdeyeReview = z.output<typeof BirdeyeReview>;

/** A response of Birdeye's API to a search for reviews. */
export const birdeyeJson = defineDocumentFormat({
	id: 'birdeye-json',
	label: 'Birdeye API JSON',
	sourceId: BIRDEYE,
	records: 'reviews',
	pages: ['reviews', 'data'],
	required: [['reviewId', 'reviewDate', 'rating', 'sourceType']],
	optional: ['comments', 'reviewer', 'response', 'recommended'],
	idOf: 'reviewId',
	schema: BirdeyeReview,
	echoed: ['reviewId', 'rating', 'reviewDate', 'recommended'],
	toRecord: (review, answers) =>
		fromBirdeye(
			{
				id: review.reviewId,
				rating: review.rating,
				when: review.reviewDate,
				title: review.title,
				text: review.comments ?? '',
				firstName: review.reviewer?.firstName,
				lastName: review.reviewer?.lastName,
				nickname: review.reviewer?.nickName,
				phone: review.reviewer?.phone,
				url: review.reviewURL ?? review.reviewUrl,
				site: review.sourceType,
				status: review.status,
				recommends: review.recommended,
				business: [review.businessName, review.businessId],
				response: review.response,
				responseDate: review.responseDate,
				assistedBy: namesOf(review),
			},
			answers,
		),
});

function namesOf({ assitedByUser = [], assistedByUser = [] }: BirdeyeReview): string[] {
	return [...assitedByUser, ...assistedByUser].map((user) =>
		typeof user === 'string'
			? user
			: [user.firstName, user.lastName].flatMap((part) => part ?? []).join(' '),
	);
}
