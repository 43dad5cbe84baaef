import * as z from 'zod';
import { maybeAbsent, StarsOrNone, Text, YesOrNo } from './cell-schemas.ts';
import { contentIdOf, WITHOUT_ID } from './content-id.ts';
import { customerName } from './customer-name.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { ReadRecord } from './import-format.ts';
import { When } from './parse-when.ts';
import { skip, toDraft } from './platform-draft.ts';
import { NumberedId } from './record-id.ts';

const FacebookRating = z.object({
	created_time: When,
	recommendation_type: maybeAbsent(z.enum(['positive', 'negative'])),
	review_text: Text,
	has_rating: YesOrNo,
	rating: StarsOrNone,
	reviewer: maybeAbsent(z.object({ name: Text })),
	open_graph_story: maybeAbsent(z.object({ id: maybeAbsent(NumberedId) })),
});
type FacebookRating = z.output<typeof FacebookRating>;

const idOf = (value: object) => {
	const parsed = z.object({ open_graph_story: z.object({ id: z.string() }) }).safeParse(value);
	return parsed.data?.open_graph_story.id;
};

/** Ratings and recommendations of a Facebook page, from its former API. */
export const facebookJson = defineDocumentFormat({
	id: 'facebook-json',
	label: 'Facebook ratings JSON',
	sourceId: 'facebook',
	records: 'ratings',
	pages: ['data', 'ratings'],
	required: [
		['created_time', 'recommendation_type'],
		['created_time', 'has_rating'],
	],
	optional: ['review_text', 'has_rating', 'has_review', 'recommendation_type'],
	idOf,
	schema: FacebookRating,
	echoed: ['created_time', 'recommendation_type', 'rating', 'has_rating'],
	toRecord,
});

function toRecord(record: FacebookRating): ReadRecord {
	const { created_time: when, rating, review_text: text = '' } = record;
	const { name: author } = record.reviewer ?? {};
	const given = record.open_graph_story?.id;
	if (record.has_rating === false || rating === undefined) {
		return skip(given, record.recommendation_type === undefined ? 'unrated' : 'recommendation');
	}
	const reviewId = given ?? contentIdOf({ date: when, author, text });
	if (reviewId === undefined) return { kind: 'rejected', problems: [WITHOUT_ID] };
	const { recommendation_type: recommendation } = record;
	return toDraft({
		reviewId,
		rating,
		// The page is in the URL of the request, not in the response.
		location: { field: 'page', value: '' },
		date: { field: 'created_time', value: when },
		text,
		authorName: customerName(author),
		recommends: recommendation === undefined ? undefined : recommendation === 'positive',
	});
}
