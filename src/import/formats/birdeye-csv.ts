import * as z from 'zod';
import { BIRDEYE, fromBirdeye } from './birdeye-json.ts';
import { StarsOrRecommended, Text, YesOrNo } from '../values/cell-schemas.ts';
import { When } from '../values/parse-when.ts';
import { RecordId } from '../values/record-id.ts';
import { defineTableFormat } from './table-format.ts';

const BirdeyeRow = z.object({
	id: RecordId,
	rating: StarsOrRecommended,
	review_date: When,
	title: Text,
	comments: Text,
	reviewer_first_name: Text,
	reviewer_last_name: Text,
	reviewer_nick_name: Text,
	reviewer_phone: Text,
	review_url: Text,
	source_type: Text,
	status: Text,
	recommended: YesOrNo,
	location: Text,
	location_name: Text,
	branch: Text,
	business_name: Text,
	business_id: Text,
	response: Text,
	response_date: Text,
});

/** Birdeye's reviews as a table. */
export const birdeyeCsv = defineTableFormat({
	id: 'birdeye-csv',
	label: 'Birdeye CSV',
	sourceId: BIRDEYE,
	required: ['id', 'comments', 'rating', 'review_date', 'source_type'],
	optional: ['business_name', 'business_id', 'reviewer_first_name', 'review_url', 'response'],
	schema: BirdeyeRow,
	echoed: ['id', 'rating', 'review_date', 'recommended'],
	idOf: 'id',
	toRecord: (row, answers) =>
		fromBirdeye(
			{
				...row,
				reviewId: row.id,
				reviewDate: row.review_date,
				reviewer: {
					firstName: row.reviewer_first_name,
					lastName: row.reviewer_last_name,
					nickName: row.reviewer_nick_name,
					phone: row.reviewer_phone,
				},
				reviewURL: row.review_url,
				sourceType: row.source_type,
				responseDate: row.response_date,
			},
			answers,
			placesOf(row),
		),
});

/**
 * Returns the names of the location. The business can be the whole group, so its name only counts if
 * no column names the location: a location that we do not know must be asked about.
 */
function placesOf(row: z.output<typeof BirdeyeRow>) {
	const places = [row.location, row.location_name, row.branch].filter((name) => name !== undefined);
	return places.length > 0 ? places : [row.business_name, row.business_id];
}
