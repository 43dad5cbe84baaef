import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer, withoutZeros } from '../values/cell-values.ts';
import { toConsent, type Consent } from '../values/consent.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { consentOfTick, isTick, isUnticked } from './choice-columns.ts';
import { columnsFor } from './generic-fields.ts';
import { isQuestion } from './generic-questions.ts';
import { toShortEcho, type GenericRecord } from './generic-record.ts';
import type { RecordProblem } from '../import-report.ts';

/** Conditions are longer than the other values that the report shows. */
const LONGEST_CONDITION = 80;
const UNCLEAR =
	'is neither a clear yes nor a clear no; say what it means: --consent "THE ANSWER=yes", or =no, =anonymous or =first-name';
const UNCLEAR_KEPT =
	'is neither a clear yes nor a clear no; say what it means in a mapping file: values: { confidential: { "THE ANSWER": yes } }, or no';

const EMPTY = 'is empty: no permission to publish the review';
const NO = /^(?:no|nein|non),? (?:thanks?|thank you|danke|gracias|merci)[.!]?$/;

/** Returns whether the author agrees to publication, or the problem with the answer. Of several, the strictest counts. */
export function consentOf(row: GenericRecord): Consent | RecordProblem {
	const kept = keptBack(row);
	if (kept !== undefined) return kept;
	const columns = columnsFor(row.reading.columns, 'consent');
	if (columns.length === 0) return 'yes';
	const others = (['anonymous', 'named'] as const).flatMap((field) =>
		columnsFor(row.reading.columns, field),
	);
	const choices = [...columns, ...others.filter(saysPermission)];
	const isFilled = (field: string) => {
		const answer = fold((row.flat[field] ?? '').trim());
		return !isNothing(answer) && toAnswer(answer) !== false;
	};
	const answers = columns
		.filter((field) => !isUnticked(field, choices, isFilled))
		.map((field) => consentIn(row, field));
	const problem = answers.find((answer) => typeof answer === 'object');
	if (answers.includes('no')) return 'no';
	const strictest = (['anonymous', 'first-name'] as const).find((one) => answers.includes(one));
	return problem ?? strictest ?? 'yes';
}

/** Whether a choice is a permission, such as "Yes, but without my name", whatever column it is told to be. */
function saysPermission(column: string): boolean {
	return toConsent(fold(choiceOf(column).choice), '') !== undefined;
}

/** Returns what the answer in a column means, or the problem with it. */
export function consentIn(
	{ flat, reading }: Pick<GenericRecord, 'flat' | 'reading'>,
	field: string,
): Consent | RecordProblem {
	const written = (flat[field] ?? '').trim();
	const answer = withoutZeros(fold(written));
	const { question } = choiceOf(field);
	const isCode = reading.coded.has(field) && /^\d+$/.test(answer);
	const isTicked = !isCode && (isTick(written, field) || toAnswer(answer) === true);
	const ticked = isTicked ? consentOfTick(field) : undefined;
	const said = isCode ? undefined : toConsent(answer, question === undefined ? fold(field) : '');
	const isChoice = question !== undefined || ticked === 'anonymous' || ticked === 'no';
	const told = reading.values.consent.get(answer);
	const consent = isTicked && isChoice ? ticked : (told ?? said ?? ticked);
	if (consent !== undefined) return consent;
	if (isNothing(answer)) return { field, reason: EMPTY };
	return { field, reason: UNCLEAR, found: toShortEcho(written, LONGEST_CONDITION) };
}

/** Returns the "no" of an author who wants the review to stay confidential, or the problem with the answer. */
function keptBack({ flat, reading }: GenericRecord): 'no' | RecordProblem | undefined {
	for (const field of columnsFor(reading.columns, 'confidential')) {
		const written = (flat[field] ?? '').trim();
		const answer = fold(written);
		const mapped = reading.values.confidential.get(answer);
		const isYes = mapped === undefined ? (toAnswer(answer) ?? !NO.test(answer)) : mapped === 'yes';
		const mustAnswer = isQuestion(field) && choiceOf(field).question === undefined;
		if (!isYes || (isNothing(answer) && !mustAnswer)) continue;
		if (isNothing(answer)) return { field, reason: EMPTY };
		const isClear = mapped !== undefined || isTick(written, field);
		if (isClear || toConsent(answer, field) === 'yes') return 'no';
		return { field, reason: UNCLEAR_KEPT, found: toShortEcho(written, LONGEST_CONDITION) };
	}
	return undefined;
}
