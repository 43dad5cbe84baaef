/** What the digits of a text could be: the patterns for personal data are tried where they may match. */
export interface TextTraits {
	readonly hasDigit: boolean;
	/** Digits of an order number, behind the end of what announces one. */
	readonly hasAnnounced: boolean;
	/** Seven digits, with no more between one and the next than the patterns for numbers to call allow. */
	readonly hasPhone: boolean;
	/** Seventeen letters and digits in a row, at least one of them a digit. */
	readonly hasLongCode: boolean;
	/** A digit, perhaps a letter, and a space: what stands behind a house number of any address. */
	readonly hasHouse: boolean;
	/** The same before a capital or a digit. Any letter beyond ASCII counts as a capital. */
	readonly hasNamedHouse: boolean;
}

const NO_DIGITS: TextTraits = {
	hasDigit: false,
	hasAnnounced: false,
	hasPhone: false,
	hasLongCode: false,
	hasHouse: false,
	hasNamedHouse: false,
};
const DIGIT = /\d/g;
/** How the words of find-order-numbers.ts end that stand before a number. */
const ANNOUNCERS =
	/^o$|(?:orders?|ros?|wo|reparacion|reparation|deals?|tickets?|contracts?|claims?|cases?|invoices?|confirmations?|confirmacion|pedidos?|orden|servicio|trabajo|facturas?|factures?|commandes?|dossier|customer|account|policy|poliza|cliente|number|no|nr|num|numero|id|is|was|were|es|est)$/i;
const LONGEST_WORD = 13;
/** "#", "-", "." and "/". */
const SIGNS = new Set([0x23, 0x2d, 0x2e, 0x2f]);
const PHONE_DIGITS = 7;
/** Behind "call" there may be twenty characters, of which seven are digits. */
const PHONE_GAP = 13;
const CODE_LENGTH = 17;
const SPACE = 0x20;
const COLON = 0x3a;
const HYPHEN = 0x2d;
const SLASH = 0x2f;

/** Looks at each digit of a text once, as each of some twenty patterns would have to. */
export function traitsOf(text: string): TextTraits {
	DIGIT.lastIndex = 0;
	if (!DIGIT.test(text)) return NO_DIGITS;
	const traits = { ...NO_DIGITS, hasDigit: true };
	let close = 0;
	let last = -1;
	do {
		const start = DIGIT.lastIndex - 1;
		let at = start;
		while (isDigit(text.charCodeAt(at + 1))) at += 1;
		DIGIT.lastIndex = at + 1;
		const length = at + 1 - start;
		close = start - last - 1 > PHONE_GAP ? length : close + length;
		last = at;
		const next = text.charCodeAt(at + 1);
		if (close >= PHONE_DIGITS) traits.hasPhone = true;
		// The least that an order number begins with.
		if (length > 2 || (length === 2 && (next === HYPHEN || next === SLASH))) {
			if (!traits.hasAnnounced) traits.hasAnnounced = isAnnounced(text, start);
		}
		if (!traits.hasLongCode) traits.hasLongCode = isLongCode(text, start, at + 1);
		const space = next === SPACE ? at + 1 : at + 2;
		if (text.charCodeAt(space) !== SPACE || (space > at + 1 && !isLetter(next))) continue;
		traits.hasHouse = true;
		const name = text.charCodeAt(space + 1);
		if (isDigit(name) || isCapital(name)) traits.hasNamedHouse = true;
	} while (DIGIT.test(text));
	return traits;
}

/** Whether digits may end what the patterns for order numbers begin with; letters may be part of one. */
function isAnnounced(text: string, start: number): boolean {
	let at = start - 1;
	while (isBetween(text.charCodeAt(at))) at -= 1;
	const code = text.charCodeAt(at);
	if (!isLetter(code)) return SIGNS.has(code) || isDigit(code);
	const end = at + 1;
	while (end - at <= LONGEST_WORD && isLetter(text.charCodeAt(at))) {
		if (text.charCodeAt(at) >= 0x80) return true;
		at -= 1;
	}
	return end === start || ANNOUNCERS.test(text.slice(at + 1, end));
}

/** White space of ASCII, and colons; other white space is taken for a letter. */
function isBetween(code: number): boolean {
	return code === SPACE || code === COLON || (code >= 0x09 && code <= 0x0d);
}

function isLongCode(text: string, start: number, end: number): boolean {
	let from = start;
	let to = end;
	while (to - from < CODE_LENGTH && isPlain(text.charCodeAt(from - 1))) from -= 1;
	while (to - from < CODE_LENGTH && isPlain(text.charCodeAt(to))) to += 1;
	return to - from >= CODE_LENGTH;
}

// Where a text ends, the code is NaN, which is none of these.
function isDigit(code: number): boolean {
	return code >= 0x30 && code <= 0x39;
}

/** A letter or a digit, in ASCII. */
function isPlain(code: number): boolean {
	return isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

/** Patterns that ignore case also take "ſ" and the Kelvin sign for letters of ASCII. */
function isLetter(code: number): boolean {
	return code >= 0x80 || (isPlain(code) && !isDigit(code));
}

function isCapital(code: number): boolean {
	return code >= 0x80 || (code >= 0x41 && code <= 0x5a);
}
