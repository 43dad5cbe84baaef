import * as z from 'zod';
import { maybeAbsent, Named, StarsOrNone, Text, YesOrNo } from '../values/cell-schemas.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { OperatorAnswers } from './import-format.ts';
import type { ReadRecord } from './read-record.ts';
import { When } from '../values/parse-when.ts';
import { placeNamed, skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { NumberedId } from '../values/record-id.ts';
import { siteSourceOf } from './site-source.ts';

const Response = z.object({ body: Text, createdAt: Text, status: Text });

const PodiumReview = z.object({
	uid: NumberedId,
	author: maybeAbsent(Named),
	review: z.object({
		body: Text,
		rating: StarsOrNone,
		siteName: Text,
		siteReviewId: maybeAbsent(NumberedId),
		url: Text,
	}),
	isRecommendation: YesOrNo,
	status: Text,
	deletedAt: Text,
	locations: maybeAbsent(z.array(Named)),
	attributions: maybeAbsent(z.array(z.unknown())),
	responses: maybeAbsent(z.array(Response)),
	createdAt: When,
});
type PodiumReview = z.output<typeof PodiumReview>;

const PUBLIC = /^(?:published|public|active|live)$/i;
const PODIUM = 'podium';

/** A response from Podium's API to a request for reviews. */
export const podiumJson = defineDocumentFormat({
	id: 'podium-json',
	label: 'Podium API JSON',
	sourceId: PODIUM,
	records: 'reviews',
	pages: ['data'],
	required: [['uid', 'review', 'createdAt']],
	optional: ['author', 'isRecommendation', 'needsResponse', 'locations', 'responses'],
	idOf: 'uid',
	schema: PodiumReview,
	echoed: ['uid', 'createdAt', 'isRecommendation'],
	toRecord,
});

function toRecord(record: PodiumReview, answers: OperatorAnswers): ReadRecord {
	const { uid, review, author, locations = [], responses = [] } = record;
	const isHidden = record.status !== undefined && !PUBLIC.test(record.status.trim());
	const sourceId = siteSourceOf(PODIUM, review.siteName, /^podium$/i, answers);
	if (isHidden || record.deletedAt !== undefined) {
		return { ...skip(review.siteReviewId ?? uid, 'unpublished'), sourceId };
	}
	// Podium converts recommendations to 5 stars or 1 star, which the customer never gave.
	const converted = record.isRecommendation === true ? review.rating : undefined;
	const [place, ...others] = locations;
	return toDraft({
		// With the site's own id, the review can be matched with the same review in the site's export.
		reviewId: review.siteReviewId ?? uid,
		sourceId,
		rating: record.isRecommendation === true ? undefined : review.rating,
		recommends: converted === 5 || (converted === 1 ? false : undefined),
		// With several locations, the export does not say which one the review is about.
		location: placeNamed('locations', ...(others.length === 0 ? [place?.name, place?.uid] : [])),
		date: { field: 'createdAt', value: record.createdAt },
		text: review.body,
		sourceUrl: review.url,
		author: author?.name,
		// Attributions may be user ids; only a name can be a tag.
		technicians: (record.attributions ?? []).flatMap(nameOf),
		...toReplies(
			responses.map(({ body, createdAt, status }) => ({
				text: body,
				when: createdAt,
				state: status,
			})),
		),
	});
}

function nameOf(attribution: unknown): string[] {
	const parsed = z.object({ name: z.string() }).safeParse(attribution);
	return parsed.success ? [parsed.data.name] : [];
}
