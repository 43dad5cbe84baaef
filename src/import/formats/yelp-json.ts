import * as z from 'zod';
import { maybeAbsent, StarsOrNone, Text } from '../values/cell-schemas.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { ReadRecord } from './read-record.ts';
import { When } from '../values/parse-when.ts';
import { toDraft } from './platform-draft.ts';
import { RecordId } from '../values/record-id.ts';

const YelpReview = z.object({
	id: RecordId,
	url: Text,
	text: Text,
	rating: StarsOrNone,
	time_created: When,
	user: maybeAbsent(z.object({ name: Text })),
});
type YelpReview = z.output<typeof YelpReview>;

/** The API cuts texts at 160 characters, and usually adds an ellipsis. */
const CUT = /(?:…|\.\.\.)$/;
const NEARLY_CUT_LENGTH = 150;

/** Yelp's API, which returns only excerpts of reviews. */
export const yelpJson = defineDocumentFormat({
	id: 'yelp-json',
	label: 'Yelp API JSON',
	sourceId: 'yelp',
	records: 'reviews',
	pages: ['reviews'],
	required: [['id', 'rating', 'text', 'time_created', 'user']],
	optional: ['url'],
	idOf: 'id',
	schema: YelpReview,
	echoed: ['id', 'rating', 'time_created'],
	toRecord,
});

function toRecord(review: YelpReview): ReadRecord {
	const text = (review.text ?? '').trim();
	return toDraft({
		reviewId: review.id,
		rating: review.rating,
		// The business is in the URL of the request, not in the response.
		location: { field: 'business', value: '' },
		// The time has no zone, so only the day is used, as written.
		date: { field: 'time_created', value: review.time_created },
		text,
		truncated: CUT.test(text) || text.length >= NEARLY_CUT_LENGTH,
		sourceUrl: review.url,
		author: review.user?.name,
		nameless: 'A Yelp user',
	});
}
