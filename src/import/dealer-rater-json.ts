import {
	hasMember,
	hasRoundedId,
	plainMembers,
	repliesOf,
	toDealerRow,
	type PlainMembers,
} from './dealer-rater-row.ts';
import {
	ASPECTS,
	DEALER_REVIEWS,
	DealerReview,
	ECHOED,
	toDealerRecord,
} from './dealer-review-csv.ts';
import type { FileSample } from './file-sample.ts';
import type { ImportFormat, OperatorAnswers, ReadRecord } from './import-format.ts';
import { jsonRecords, recordsIn } from './json-records.ts';
import { createReader } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';

const recordsOf = recordsIn('reviews', 'data');

/** DealerRater reviews as JSON, recognized by the five aspects that its customers rate. */
export const dealerRaterJson: ImportFormat = {
	id: 'dealer-rater-json',
	label: 'DealerRater JSON',
	takes:
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
	const alike = records.map(plainMembers).filter(isDealerReview);
	return records.length === 0 ? 0 : Math.round((alike.length / records.length) * 100) / 100;
}

function isDealerReview(members: PlainMembers): boolean {
	const facts = ['rating', 'review_date', 'review_text'] as const;
	const aspects = ASPECTS.filter((aspect) => hasMember(members, aspect));
	return facts.every((fact) => hasMember(members, fact)) && aspects.length >= 3;
}

function read(value: unknown, answers: OperatorAnswers): ReadRecord {
	const members = plainMembers(value);
	if (hasRoundedId(members)) {
		const reason = 'must be a whole number, or a text where it is a large one';
		return { kind: 'rejected', problems: [{ field: 'id', reason }] };
	}
	const readRow = createReader({
		schema: DealerReview,
		echoed: ECHOED,
		idOf: 'review_id',
		toRecord: (row) => toDealerRecord(row, toReplies(repliesOf(members))),
	});
	return readRow(toDealerRow(members), answers);
}
