import * as z from 'zod';
import { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { Rating, type VisitType } from '../reviews/review.ts';
import type { ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import type { ImportFormat, RawRecord, ReadRecord } from './import-format.ts';
import { jsonLines } from './json-lines.ts';
import { problemsOf } from './record-problems.ts';
import { shareOfKeys } from './share-of-keys.ts';
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

/** All that may be looked at before the customer's consent is known. */
const Consent = z.object({
	id: z.string('must be given').trim().min(1, 'must be given'),
	consent_to_publish: z.boolean('must be true or false'),
});

const OrderNumber = z
	.union([z.string(), z.number()])
	.nullish()
	.transform((value) => String(value ?? '').trim());
const Names = z.array(z.string()).nullish();

const SurveyAnswer = z.object({
	location: z.string('must be given'),
	submitted_at: Instant,
	stars: Rating,
	text: z.string('must be given'),
	repair_order: OrderNumber,
	deal: OrderNumber,
	visit_date: CalendarDate.nullish(),
	name: z.string().nullish(),
	services: Names,
	staff: Names,
	language: z.string().nullish(),
	phone: z.union([z.string(), z.number()]).nullish(),
});
type SurveyAnswer = z.output<typeof SurveyAnswer>;

/** First-party surveys, one answer a line. */
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

/** A file with a single answer looks like a JSON document. */
async function* parse({ sample, text }: ExportFile): AsyncGenerator<RawRecord> {
	if (sample.kind === 'json') yield { line: 1, value: sample.value };
	else yield* jsonLines(text());
}

function read(value: unknown): ReadRecord {
	const consent = Consent.safeParse(value);
	if (!consent.success) {
		const reviewId = z.object({ id: z.string() }).safeParse(value).data?.id;
		return { kind: 'rejected', reviewId, problems: problemsOf(consent.error, value, ECHOED) };
	}
	const { id: reviewId, consent_to_publish: consented } = consent.data;
	if (!consented) return { kind: 'refused', reviewId };

	const answer = SurveyAnswer.safeParse(value);
	if (!answer.success) {
		return { kind: 'rejected', reviewId, problems: problemsOf(answer.error, value, ECHOED) };
	}
	const { repair_order, deal, phone } = answer.data;
	return {
		kind: 'draft',
		draft: {
			reviewId,
			rating: answer.data.stars,
			location: { field: 'location', value: answer.data.location.trim() },
			date: { field: 'submitted_at', value: answer.data.submitted_at },
			experiencedOn: answer.data.visit_date ?? undefined,
			text: answer.data.text,
			authorName: answer.data.name ? shortenName(answer.data.name) : undefined,
			nameless: 'Customer',
			visitType: visitTypeOf(answer.data),
			responses: [],
			technicians: answer.data.staff ?? [],
			services: answer.data.services ?? [],
			language: answer.data.language ?? undefined,
			// Only an order or a deal shows that the invitation followed a visit.
			proven: repair_order === '' && deal === '' ? 'none' : 'invited_after_transaction',
			orders: [repair_order, deal].filter((number) => number !== ''),
			phones: phone === null || phone === undefined ? [] : [String(phone)],
			warnings: [],
		},
	};
}

function visitTypeOf({ repair_order, deal }: SurveyAnswer): VisitType | undefined {
	if ((repair_order === '') === (deal === '')) return undefined;
	return repair_order === '' ? 'sales' : 'service';
}
