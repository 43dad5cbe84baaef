import { fold } from '../../reviews/fold.ts';
import { isNothing } from '../values/cell-values.ts';
import { toConsent, type Consent } from '../values/consent.ts';
import { toShortEcho, type GenericRecord } from './generic-record.ts';
import type { RecordProblem } from '../import-report.ts';

/** Conditions are longer than the other values that the report shows. */
const LONGEST_CONDITION = 80;
const UNCLEAR =
	'is no clear yes or no, so the review is not published; say what it means in a mapping file, as values: { consent: { … } }';

/** Returns whether the author agrees to publication, or the problem with the answer. */
export function consentOf({ cell, column, reading }: GenericRecord): Consent | RecordProblem {
	if (!reading.columns.fields.has('consent')) return 'yes';
	const written = cell('consent');
	const answer = fold(written);
	const field = column('consent');
	const consent = reading.values.consent.get(answer) ?? toConsent(answer, fold(field));
	if (consent !== undefined) return consent;
	if (isNothing(answer)) return { field, reason: 'is empty, so the review is not published' };
	return { field, reason: UNCLEAR, found: toShortEcho(written, LONGEST_CONDITION) };
}
