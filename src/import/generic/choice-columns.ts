import { fold } from '../../reviews/fold.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { toConsent, type Consent } from '../values/consent.ts';
import { isPermission, isYesOrNo } from '../values/permission-words.ts';
import { questionsFor } from './generic-questions.ts';
import { asksForConsent, isPlain, soundsPrivate } from './privacy-columns.ts';

/** Words that survey tools write into the cell of a choice instead of the choice. */
const MARK =
	/^(?:checked|ticked|selected|marked|angekreuzt|ausgewählt|markiert|gewählt|marcad[oa]|seleccionad[oa]|coché|sélectionné)$/;
/** Choices in which customers write another answer. */
const OTHER =
	/^(?:other|sonstiges?|andere[rs]?|otr[oa]|autre)(?: answer| antwort| respuesta| réponse)?(?:$|[\s,:–-]*(?:\(|please|bitte|por favor|préci))/;
/** Words of choices about names, publication and who may read a text, in the four languages. */
const PRIVATE =
	/(?<!\p{L})(?:(?:user)?names?|namens?|nombre|nom|prénom|post|share|shar\p{L}+|teil\p{L}+|show\p{L}*|zeig\p{L}*|print|use|quot\p{L}+|zitier\p{L}*|media|web\p{L}*|site|internet|online|netz|only|nur|solo|sólo|uniquement|keep|leave|omit|not|don't|never|no|nicht|kein\p{L}*|nie|ohne|sin|sans|pas|may|can|allow\p{L}*|dürf\p{L}*|darf|puede\p{L}*|pouvez|between|unter uns|entre|inside|outside|außerhalb|eyes|call|contact|rücksprache)(?!\p{L})|publi|öffentl/u;
/** A choice with more words may say anything. */
const MAX_PLAIN_WORDS = 2;

/** Whether a cell only ticks the choice that its column is named after. */
export function isTick(written: string, column: string): boolean {
	const cell = fold(written.trim());
	const { choice } = choiceOf(column);
	return cell !== '' && (cell === fold(choice) || MARK.test(cell));
}

/** Whether a tick may be about a name or about publication. */
export function mayBePrivate(column: string): boolean {
	const { question, choice } = choiceOf(column);
	const words = fold(choice);
	const isPrivate = PRIVATE.test(words) || isPermission(words) || isYesOrNo(words);
	if (isPrivate || soundsPrivate(column)) return true;
	return question === undefined && words.split(/\s+/).length > MAX_PLAIN_WORDS;
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
	return toConsent(words, '') ?? (isPlain(choice) && !isFree ? 'yes' : undefined);
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
