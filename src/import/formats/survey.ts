import { mayAskForAnonymity, mayAskForPrivacy, wishProblem } from '../values/stated-wish.ts';
import * as z from 'zod';
import { CalendarDate, Instant } from '../../reviews/calendar-date.ts';
import type { VisitType } from '../../reviews/review.ts';
import { maybeAbsent, Text } from '../values/cell-schemas.ts';
import { customerName } from '../values/customer-name.ts';
import { shortenRealName } from '../values/shorten-name.ts';
import { defineDocumentFormat } from './document-format.ts';
import type { FileSample } from '../files/file-sample.ts';
import type { ImportFormat } from './import-format.ts';
import type { ReadRecord } from './read-record.ts';
import { createReader, toDraft } from './platform-draft.ts';
import { RecordId } from '../values/record-id.ts';
import { shareOfKeys } from '../files/json-records.ts';

const REQUIRED = ['id', 'location', 'submitted_at', 'stars', 'text', 'consent_to_publish'];
const ECHOED = [
	...['id', 'location', 'submitted_at', 'stars', 'consent_to_publish'],
	...['visit_date', 'language'],
];

/** The only members that are read before the customer's consent is known. */
const Consent = z.looseObject({
	id: RecordId,
	consent_to_publish: z.boolean('must be true or false'),
});

const TextOrNumber = z.union([z.string(), z.number()], 'must be text or a number');
const OrderNumber = maybeAbsent(TextOrNumber).transform((value) => String(value ?? '').trim());
const Names = maybeAbsent(z.array(z.string()));

const SurveyAnswer = z.object({
	id: RecordId,
	location: Text,
	submitted_at: Instant,
	stars: z.number().min(0.5, 'must be at least 1').max(5, 'must be at most 5'),
	text: Text,
	repair_order: OrderNumber,
	deal: OrderNumber,
	visit_date: maybeAbsent(CalendarDate),
	name: Text,
	services: Names,
	staff: Names,
	language: Text,
	phone: maybeAbsent(TextOrNumber),
});
type SurveyAnswer = z.output<typeof SurveyAnswer>;

const readAnswer = createReader({ schema: SurveyAnswer, echoed: ECHOED, idOf: 'id', toRecord });

const responses = defineDocumentFormat({
	id: 'survey',
	label: 'customer survey NDJSON',
	sourceId: 'survey',
	records: 'responses',
	pages: [],
	required: [REQUIRED],
	optional: [],
	idOf: 'id',
	schema: Consent,
	echoed: ECHOED,
	toRecord: (response, answers) =>
		response.consent_to_publish
			? readAnswer(response, answers)
			: { kind: 'refused', reviewId: response.id },
});

/** First-party surveys, one response per line. */
export const survey: ImportFormat = {
	...responses,
	read(value, answers) {
		const read = responses.read(value, answers);
		if (read.kind === 'draft') {
			const { draft } = read;
			const { reviewId, rating } = draft;
			if (mayAskForPrivacy(draft.text) && answers.consent?.[reviewId] !== 'yes') {
				const problems = [wishProblem(reviewId)];
				return { kind: 'rejected', reviewId, rating, problems, unpermitted: reviewId };
			}
			const isNamed = !mayAskForAnonymity(draft.text);
			return isNamed ? read : { ...read, draft: { ...draft, authorName: undefined } };
		}
		if (read.kind !== 'rejected') return read;
		const isUnclear = read.problems.some(({ field }) => field === 'consent_to_publish');
		return { ...read, unpermitted: isUnclear ? read.reviewId : undefined };
	},
	accepts: `one JSON object per line with ${REQUIRED.join(', ')}`,
	confidence,
};

/** Returns 1 if any response has all members. Customers may leave out some in the others. */
function confidence(sample: FileSample): number {
	if (sample.kind === 'table') return 0;
	const values = sample.kind === 'json-lines' ? sample.values : [sample.value];
	const shares = values.map((value) =>
		typeof value === 'object' && value !== null ? shareOfKeys(Object.keys(value), REQUIRED, []) : 0,
	);
	return Math.max(0, ...shares);
}

function toRecord(answer: SurveyAnswer): ReadRecord {
	const { repair_order, deal, phone } = answer;
	const shown = customerName(answer.name);
	const proofs = [repair_order, deal].filter(isOrderNumber);
	return toDraft({
		reviewId: answer.id,
		rating: answer.stars,
		location: { field: 'location', value: (answer.location ?? '').trim() },
		date: { field: 'submitted_at', value: answer.submitted_at },
		experiencedOn: answer.visit_date,
		text: answer.text,
		fullName: answer.name,
		authorName: shown === undefined ? undefined : shortenRealName(shown),
		visitType: visitTypeOf(answer),
		technicians: answer.staff ?? [],
		services: answer.services ?? [],
		language: answer.language,
		// Only an order or a deal proves that the customer was invited after a visit.
		proven: proofs.length === 0 ? 'none' : 'invited_after_transaction',
		orders: [repair_order, deal].filter((written) => /[1-9]/.test(written)),
		phones: phone === undefined ? [] : [String(phone)],
	});
}

function visitTypeOf({ repair_order, deal }: SurveyAnswer): VisitType | undefined {
	if (isOrderNumber(repair_order) === isOrderNumber(deal)) return undefined;
	return isOrderNumber(repair_order) ? 'service' : 'sales';
}

/** Whether a value proves an order. Placeholders such as "-", "N/A 0" or "000" do not. */
export function isOrderNumber(written: string): boolean {
	const runs = written.match(/[\p{L}\p{Nd}]{4,}/gu) ?? [];
	return runs.some((run) => /[1-9]/.test(run));
}
