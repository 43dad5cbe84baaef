import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { Rating, type VisitType } from '../reviews/review.ts';
import { maybeAbsent, Text } from './cell-schemas.ts';
import type { ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import type { ImportFormat, RawRecord, ReadRecord } from './import-format.ts';
import { jsonLines } from './json-lines.ts';
import { parseRecord } from './parse-record.ts';
import { toDraft } from './platform-draft.ts';
import { RecordId } from './record-id.ts';
import { shareOfKeys } from './key-coverage.ts';
import { shortenName } from './shorten-name.ts';

const REQUIRED = ['id', 'location', 'submitted_at', 'stars', 'text', 'consent_to_publish'];
const ECHOED = new Set([
	'id',
	'location',
	'submitted_at',
	'stars',
	'consent_to_publish',
	'visit_date',
	'language',
]);

/** The only members that are read before the customer's consent is known. */
const Consent = z.object({
	id: RecordId,
	consent_to_publish: z.boolean('must be true or false'),
});

const TextOrNumber = z.union([z.string(), z.number()], 'must be a text or a number');
const OrderNumber = maybeAbsent(TextOrNumber).transform((value) => String(value ?? '').trim());
const Names = maybeAbsent(z.array(z.string()));

const SurveyAnswer = z.object({
	location: Text,
	submitted_at: Instant,
	stars: Rating,
	text: Text.transform((text) => text ?? ''),
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

/** First-party surveys, one response per line. */
export const survey: ImportFormat = {
	id: 'survey',
	label: 'customer survey NDJSON',
	takes: `one JSON object a line with ${REQUIRED.join(', ')}`,
	kinds: ['json-lines', 'json'],
	sourceId: 'survey',
	confidence,
	parse,
	read,
};

function confidence(sample: FileSample): number {
	if (sample.kind === 'table') return 0;
	const values = sample.kind === 'json-lines' ? sample.values : [sample.value];
	const shares = values.map((value) =>
		typeof value === 'object' && value !== null ? shareOfKeys(Object.keys(value), REQUIRED, []) : 0,
	);
	return Math.max(0, ...shares);
}

/** A file with a single response looks like a JSON document. */
async function* parse({ sample, text }: ExportFile): AsyncGenerator<RawRecord> {
	if (sample.kind === 'json') yield { line: 1, value: sample.value };
	else yield* jsonLines(text());
}

function read(value: unknown): ReadRecord {
	const consent = parseRecord(Consent, value, ECHOED);
	if ('problems' in consent) {
		const reviewId = z.object({ id: RecordId }).safeParse(value).data?.id;
		return { kind: 'rejected', reviewId, problems: consent.problems };
	}
	const { id: reviewId, consent_to_publish: consented } = consent.data;
	if (!consented) return { kind: 'refused', reviewId };

	const answer = parseRecord(SurveyAnswer, value, ECHOED);
	if ('problems' in answer) return { kind: 'rejected', reviewId, problems: answer.problems };
	const { repair_order, deal, phone } = answer.data;
	const proofs = [repair_order, deal].filter(isOrderNumber);
	return toDraft({
		reviewId,
		rating: answer.data.stars,
		location: { field: 'location', value: (answer.data.location ?? '').trim() },
		date: { field: 'submitted_at', value: answer.data.submitted_at },
		experiencedOn: answer.data.visit_date,
		text: answer.data.text,
		authorName: answer.data.name === undefined ? undefined : shortenName(answer.data.name),
		visitType: visitTypeOf(answer.data),
		technicians: answer.data.staff ?? [],
		services: answer.data.services ?? [],
		language: answer.data.language,
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
