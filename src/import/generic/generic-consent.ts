import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer } from '../values/cell-values.ts';
import { toConsent, type Consent } from '../values/consent.ts';
import { columnsFor } from './generic-fields.ts';
import { isQuestion } from './generic-questions.ts';
import { toShortEcho, type GenericRecord } from './generic-record.ts';
import type { RecordProblem } from '../import-report.ts';

/** Conditions are longer than the other values that the report shows. */
const LONGEST_CONDITION = 80;
const UNCLEAR =
	'is neither a clear yes nor a clear no, so the review is not published; say what it means in a mapping file: values: { consent: { "THE ANSWER": anonymous } }, or yes, or no';

const EMPTY = 'is empty, so the review is not published';
const NO = /^(?:no|nein|non),? (?:thanks?|thank you|danke|gracias|merci)[.!]?$/;

/** Returns whether the author agrees to publication, or the problem with the answer. Of several, the strictest counts. */
export function consentOf(row: GenericRecord): Consent | RecordProblem {
	const kept = keptBack(row);
	if (kept !== undefined) return kept;
	const columns = columnsFor(row.reading.columns, 'consent');
	if (columns.length === 0) return 'yes';
	const answers = columns.map((field) => consentIn(row, field));
	const problem = answers.find((answer) => typeof answer === 'object');
	if (answers.includes('no')) return 'no';
	return problem ?? (answers.includes('anonymous') ? 'anonymous' : 'yes');
}

function consentIn({ flat, reading }: GenericRecord, field: string): Consent | RecordProblem {
	const written = (flat[field] ?? '').trim();
	const answer = fold(written);
	const consent = reading.values.consent.get(answer) ?? toConsent(answer, fold(field));
	if (consent !== undefined) return consent;
	if (isNothing(answer)) return { field, reason: EMPTY };
	return { field, reason: UNCLEAR, found: toShortEcho(written, LONGEST_CONDITION) };
}

/** Returns the "no" of an author who wants the review to stay confidential, or the problem with the answer. */
function keptBack({ flat, reading }: GenericRecord): 'no' | RecordProblem | undefined {
	for (const field of columnsFor(reading.columns, 'confidential')) {
		const written = (flat[field] ?? '').trim();
		const answer = fold(written);
		const isYes = toAnswer(answer) ?? !NO.test(answer);
		if (!isYes || (isNothing(answer) && !isQuestion(field))) continue;
		if (isNothing(answer)) return { field, reason: EMPTY };
		if (toConsent(answer, field) === 'yes') return 'no';
		return { field, reason: UNCLEAR, found: toShortEcho(written, LONGEST_CONDITION) };
	}
	return undefined;
}
