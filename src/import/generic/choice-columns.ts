import { fold } from '../../reviews/fold.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { toConsent, type Consent } from '../values/consent.ts';
import { toAnswer } from '../values/cell-values.ts';
import { questionsFor } from './generic-questions.ts';
import { asksForConsent, isRefusal } from './privacy-columns.ts';

/** Words that survey tools write into the cell of a choice instead of the choice. */
const MARK =
	/^(?:checked|ticked|selected|marked|angekreuzt|ausgewählt|markiert|gewählt|marcad[oa]|seleccionad[oa]|coché|sélectionné)$/;
/** A sign instead of a tick, but not a star. */
const SIGN = /^(?:x|[^\p{L}\p{N}*★☆⭐])$/iu;
/** Choices in which customers write another answer. */
const OTHER =
	/^(?:other|sonstiges?|andere[rs]?|otr[oa]|autre)(?: answer| antwort| respuesta| réponse)?(?:$|[\s,:–-]*(?:\(|please|bitte|por favor|préci))/;
/** Whether a cell only ticks the choice that its column is named after. */
export function isTick(written: string, column: string): boolean {
	const cell = fold(written.trim());
	const { choice } = choiceOf(column);
	return cell !== '' && (cell === fold(choice) || MARK.test(cell));
}

/** Whether a cell is a tick or another mark, which only says something together with the name of its column. */
export function isMark(written: string, column: string): boolean {
	if (isTick(written, column) || SIGN.test(written.trim())) return true;
	return choiceOf(column).question !== undefined && toAnswer(fold(written.trim())) === true;
}

/** Whether a column is a choice of a question about publication, and its words say yes or no, or whatever the customer writes. */
export function isConsentChoice(column: string): boolean {
	const { question, choice } = choiceOf(column);
	if (question === undefined) return false;
	const isAsked = asksForConsent(question) || questionsFor([question]).has('consent');
	const words = fold(choice);
	return isAsked && (OTHER.test(words) || toConsent(words, '') !== undefined);
}

/**
 * Returns the answer that a tick, a yes or a 1 in a column about publication gives: that of its choice. A choice such as
 * "Publish it, but keep my name out" gives none.
 */
export function consentOfTick(column: string): Consent | undefined {
	const { question, choice } = choiceOf(column);
	const words = fold(choice);
	const isFree = question !== undefined && OTHER.test(words);
	return toConsent(words, '') ?? (isRefusal(choice) || isFree ? undefined : 'yes');
}

/** Whether the other choices of a question are ticked instead of this one. */
export function isUnticked(
	column: string,
	columns: readonly string[],
	isFilled: (column: string) => boolean,
): boolean {
	const { question } = choiceOf(column);
	if (question === undefined || isFilled(column)) return false;
	return columns.some((other) => choiceOf(other).question === question && isFilled(other));
}
