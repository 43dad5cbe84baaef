import { contentIdOf, WITHOUT_ID } from './content-id.ts';
import {
	countAspects,
	employeesOf,
	hasMember,
	hasRoundedId,
	plainMembers,
	repliesOf,
	toDealerRow,
	type PlainMembers,
} from './dealer-rater-row.ts';
import { dealerReviewCsv } from './dealer-review-csv.ts';
import type { FileSample } from './file-sample.ts';
import type { ImportFormat, OperatorAnswers, ReadRecord } from './import-format.ts';
import { jsonRecords, recordsIn } from './json-records.ts';
import { skip } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';
import { RecordId } from './record-id.ts';

const recordsOf = recordsIn('reviews', 'data');

/** DealerRater reviews as JSON, recognized by the five aspects that its customers rate. */
export const dealerRaterJson: ImportFormat = {
	id: 'dealer-rater-json',
	label: 'DealerRater JSON',
	takes:
		'JSON of reviews with "rating", "date", "text" and three or more of "customer_service", "quality_of_work", "friendliness", "pricing", "overall_experience"',
	kinds: ['json', 'json-lines'],
	sourceId: dealerReviewCsv.sourceId,
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
	return facts.every((fact) => hasMember(members, fact)) && countAspects(members) >= 3;
}

function read(value: unknown, answers: OperatorAnswers): ReadRecord {
	const members = plainMembers(value);
	const row = toDealerRow(members);
	const { review_id: given, review_date: when = '', rating = '', reviewer: author, title } = row;
	if (rating === '' || /^0(\.0+)?$/.test(rating)) {
		return skip(RecordId.safeParse(given).data, 'unrated');
	}
	if (hasRoundedId(members)) {
		const reason = 'must be a whole number, or a text where it is a large one';
		return { kind: 'rejected', problems: [{ field: 'id', reason }] };
	}
	const text = row['review_text'] ?? '';
	const reviewId = given ?? contentIdOf({ date: when, author, title, text });
	if (reviewId === undefined) return { kind: 'rejected', problems: [WITHOUT_ID] };

	const record = dealerReviewCsv.read({ ...row, review_id: reviewId }, answers);
	if (record.kind !== 'draft') return record;
	const { responses, warnings } = toReplies(repliesOf(members));
	return {
		kind: 'draft',
		draft: {
			...record.draft,
			technicians: employeesOf(members),
			responses,
			warnings: [...record.draft.warnings, ...warnings],
		},
	};
}
