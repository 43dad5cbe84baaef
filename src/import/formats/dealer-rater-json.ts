import {
	hasMember,
	hasRoundedId,
	plainMembers,
	toDealerRow,
	unusedIn,
	type PlainMembers,
} from './dealer-rater-row.ts';
import {
	ASPECTS,
	DEALER_REVIEWS,
	DealerReview,
	ECHOED,
	toDealerRecord,
} from './dealer-review-csv.ts';
import { StarsOrNone } from '../values/cell-schemas.ts';
import { findReplies } from './find-replies.ts';
import type { FileSample } from '../files/file-sample.ts';
import type { ImportFormat, OperatorAnswers } from './import-format.ts';
import type { ReadRecord } from './read-record.ts';
import { jsonRecords, recordsIn } from '../files/json-records.ts';
import { createReader, skip } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { withoutPrivateReplies } from './private-replies.ts';
import { RecordId } from '../values/record-id.ts';

const recordsOf = recordsIn('reviews', 'data');

/** DealerRater reviews as JSON, recognized by the five aspects that its customers rate. */
export const dealerRaterJson: ImportFormat = {
	id: 'dealer-rater-json',
	label: 'DealerRater JSON',
	accepts:
		'JSON of reviews with "rating", "date", "text" and three or more of "customer_service", "quality_of_work", "friendliness", "pricing", "overall_experience"',
	kinds: ['json', 'json-lines'],
	sourceId: DEALER_REVIEWS,
	confidence,
	parse: (file) =>
		jsonRecords(file, {
			recordsOf,
			idOf: (record) => toDealerRow(plainMembers(record))['review_id'],
		}),
	read,
};

function confidence(sample: FileSample): number {
	if (sample.kind === 'table') return 0;
	const records = recordsOf(sample.kind === 'json' ? sample.value : [...sample.values]);
	const matching = records.map(plainMembers).filter(isDealerReview);
	return records.length === 0 ? 0 : Math.round((matching.length / records.length) * 100) / 100;
}

function isDealerReview(members: PlainMembers): boolean {
	const facts = ['rating', 'review_date', 'review_text'] as const;
	const aspects = ASPECTS.filter((aspect) => hasMember(members, aspect));
	return facts.every((fact) => hasMember(members, fact)) && aspects.length >= 3;
}

function read(value: unknown, answers: OperatorAnswers): ReadRecord {
	const { record, warnings } = withoutPrivateReplies(value);
	const members = plainMembers(record);
	const row = toDealerRow(members);
	// Before anything else can be wrong with it: a record without stars is skipped.
	const stars = StarsOrNone.safeParse(row['rating']);
	if (stars.success && stars.data === undefined) {
		return skip(RecordId.safeParse(row['review_id']).data, 'unrated');
	}
	if (hasRoundedId(members)) {
		const reason = 'must be a whole number, or text if it is large';
		return { kind: 'rejected', problems: [{ field: 'id', reason }] };
	}
	const readRow = createReader({
		schema: DealerReview,
		echoed: ECHOED,
		idOf: 'review_id',
		toRecord: (valid) => {
			const replies = toReplies(findReplies(record));
			const all = [...warnings, ...(replies.warnings ?? [])];
			return toDealerRecord(valid, { ...replies, warnings: all });
		},
	});
	const result = readRow(row, answers);
	return result.kind === 'draft' ? { ...result, unused: unusedIn(record) } : result;
}
