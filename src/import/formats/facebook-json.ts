import * as z from 'zod';
import { maybeAbsent, StarsOrNone, Text, YesOrNo } from '../values/cell-schemas.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { ReadRecord } from './read-record.ts';
import { When } from '../values/parse-when.ts';
import { toDraft } from './platform-draft.ts';
import { NumberedId } from '../values/record-id.ts';

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
	const { recommendation_type: recommendation } = record;
	const rating = record.has_rating === false ? undefined : record.rating;
	return toDraft({
		reviewId: record.open_graph_story?.id,
		rating,
		// The page is in the URL of the request, not in the response.
		location: { field: 'page', value: '' },
		date: { field: 'created_time', value: record.created_time },
		text: record.review_text,
		author: record.reviewer?.name,
		recommends: recommendation === undefined ? undefined : recommendation === 'positive',
	});
}
