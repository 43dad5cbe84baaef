import * as z from 'zod';
import { maybeAbsent, StarsOrRecommended, Text, YesOrNo } from '../values/cell-schemas.ts';
import { customerName } from '../values/customer-name.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { OperatorAnswers } from './import-format.ts';
import type { ReadRecord } from './read-record.ts';
import { When } from '../values/parse-when.ts';
import { placeNamed, skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { NumberedId } from '../values/record-id.ts';
import { siteSourceOf } from './site-source.ts';

export const BIRDEYE = 'birdeye';
const OWN_SITES = /^(?:birdeye|direct|direct[ _-]?feedback|our[ _-]?website)$/i;
const PUBLIC = /^(?:published|public|active|featured|live)$/i;

const TextOrNumber = maybeAbsent(
	z.union([z.string(), z.number()], 'must be text or a number').transform(String),
);

const Person = z.object({
	firstName: Text,
	lastName: Text,
	nickName: Text,
	phone: TextOrNumber,
});

const Users = maybeAbsent(z.array(z.union([z.string(), Person], 'must be a name or a person')));

const BirdeyeReview = z.object({
	reviewId: NumberedId,
	rating: StarsOrRecommended,
	reviewDate: When,
	title: Text,
	comments: Text,
	reviewer: maybeAbsent(Person),
	// The API spells this member in two ways.
	reviewURL: Text,
	reviewUrl: Text,
	// The site where the review was posted. Absent for reviews on Birdeye itself.
	sourceType: Text,
	status: Text,
	recommended: YesOrNo,
	businessName: Text,
	businessId: TextOrNumber,
	response: Text,
	responseDate: Text,
	// The API misspells this member. The second line accepts the correct spelling.
	assitedByUser: Users,
	assistedByUser: Users,
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
	toRecord: fromBirdeye,
});

/**
 * Converts a record to a draft. The export shows no invitations or check-ins, so a review counts
 * only as written from an account.
 * @param places names and ids of the location, the most specific first
 */
export function fromBirdeye(
	review: BirdeyeReview,
	answers: OperatorAnswers,
	places: readonly (string | undefined)[] = [review.businessName, review.businessId],
): ReadRecord {
	const { reviewId, status, reviewer } = review;
	const rating = typeof review.rating === 'boolean' ? undefined : review.rating;
	const recommended = typeof review.rating === 'boolean' ? review.rating : review.recommended;
	const sourceId = siteSourceOf(BIRDEYE, review.sourceType, OWN_SITES, answers);
	if (status !== undefined && !PUBLIC.test(status.trim())) {
		return { ...skip(reviewId, 'unpublished'), sourceId };
	}
	return toDraft({
		reviewId,
		sourceId,
		rating,
		location: placeNamed('business', ...places),
		date: { field: 'review date', value: review.reviewDate },
		title: review.title,
		text: review.comments,
		sourceUrl: review.reviewURL ?? review.reviewUrl,
		fullName: [reviewer?.firstName ?? '', reviewer?.lastName ?? ''].join(' ').trim(),
		authorName:
			customerName(reviewer?.firstName, reviewer?.lastName) ?? customerName(reviewer?.nickName),
		// Birdeye writes 0 for all reviews from sites that use stars.
		recommends: recommended === true || rating === undefined ? recommended : undefined,
		technicians: [...(review.assitedByUser ?? []), ...(review.assistedByUser ?? [])].map((user) =>
			typeof user === 'string' ? user : `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim(),
		),
		phones: reviewer?.phone === undefined ? [] : [reviewer.phone],
		...toReplies([{ text: review.response, when: review.responseDate }]),
	});
}
