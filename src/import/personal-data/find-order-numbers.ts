import { spansOf, type Span } from './text-span.ts';

// These words only ever introduce a number.
const STRONG =
	'repair orders?|r\\.o\\.|r/o|ros?|w\\.o\\.|wo|orden de (?:reparaci[oó]n|servicio|trabajo)|ordre de r[eé]paration|vorgang';
// These are also ordinary words: "a deal 1500 off", "the invoice was 425".
const WEAK =
	'deals?|orders?|tickets?|contracts?|claims?|cases?|invoices?|confirmations?|confirmaci[oó]n|pedidos?|orden|facturas?|factures?|commandes?|auftrag|rechnung|bestellung|vertrag|contratos?|contrats?';
// The mark is a part of these words.
const COMPOUND =
	'(?:(?:werkstatt|kunden|reparatur)?auftrags|rechnungs|rg\\.?|auftr\\.?|bestell|buchungs|beleg|vorgangs|vertrags|schaden[s]?)-?(?:nummern?|nr\\b\\.?)';
// This needs a mark before the number: "the dossier 25000 people know".
const MARKED_ONLY = 'dossier';
const WORD = `(?<![\\p{L}\\p{N}_])(?:${STRONG}|${WEAK})`;

const MARK =
	'(?:#|№|number\\b|no\\b\\.?|nr\\b\\.?|num\\b\\.?|id\\b|n[.º°]+|n[uú]m(?:ero)?(?!\\p{L})\\.?|num[eé]ro(?!\\p{L}))';
const STRICT_MARK =
	'(?:#|№|number\\b|no\\.|nr\\.|num\\.|id\\b|n[.º°]+|n[uú]mero(?!\\p{L})|num[eé]ro(?!\\p{L}))';
const LINK = '(?:is|was|were|es|est|ist|war|lautet)\\b[\\s:]*';
// Singular only: "the number of orders 250" is a count.
const MARK_BEFORE =
	`(?<!\\p{L})(?:number|n[uú]m(?:ero)?\\.?|num[eé]ro|n\\.?[º°]) (?:of|de|du) (?:(?:my|the|la|el|mi) )?(?:${STRONG}|${WEAK})`.replaceAll(
		's?',
		'',
	);

const YEAR = '(?!(?:19|20)\\d\\d(?:-\\d\\d-\\d\\d)?(?!\\w|[-/]\\w))';
const UNIT =
	'\\s?(?:[%€]|(?:km|kms|miles?|mi|kil[oó]metros|kilom[eè]tres|dollars?|bucks|usd|eur|euros?|pesos|mxn|points?|puntos|hours?|hrs?|min|minutes|off|down|more|less|otd|out the door|all[- ]in|in (?:all|total|parts|labou?r)|plus (?:tax|fees|ttl)|(?:under|over|below|above) (?:sticker|msrp|list|invoice|asking))\\b)';
const NO_QUANTITY = `(?![.,:]?\\d|-?\\w|${UNIT})`;

const REST = '(?:[-/]\\w+)*';
const LETTERED = `[a-z]{1,4}[-–/]?\\d{4,}${REST}`;
const LONG = `\\d{5,}${REST}`;
const SPLIT = `\\d{2,}-\\d{3,}${REST}`;
// Eight digits or more, but no US phone number and no range of years.
const LONG_SPLIT = `(?!\\d{3}-\\d{3}-\\d{4}(?!\\d)|(?:19|20)\\d\\d-(?:19|20)\\d\\d(?!\\d))(?=(?:\\d-?){8})\\d{2,}-\\d{4,}${REST}`;
const OF_MONTH = '(?:19|20)\\d\\d[-/]\\d{1,2}[-/]\\d{3,}';
// Numbers after a mark: at least three digits, which may be grouped.
const MARKED = `(?:\\d{2,3}(?: \\d{3})+(?!\\d)|[a-z]{1,4}[-–/]?\\d{3,}|\\d{3,}|\\d{2,}(?=[-/][\\w/-]*\\d))${REST}`;

// A number needs a mark, or must be distinctive: five digits, or letters with digits. After strong
// words, four digits are enough. A link ("was") more often precedes prices.
const ORDER_NUMBERS = [
	`${WORD}(?:[\\s:]*${MARK})+[\\s:]*(?:${LINK})?${YEAR}(${MARKED})${NO_QUANTITY}`,
	`${MARK_BEFORE}[\\s:]*(?:${LINK})?${YEAR}(${MARKED})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])(?:${MARKED_ONLY})[\\s:]*${STRICT_MARK}[\\s:]*(?:${LINK})?(${LETTERED}|${LONG}|${SPLIT})${NO_QUANTITY}`,
	`(?<!\\p{L})(?:n[uú]m(?:ero)?\\.?|num[eé]ro|n\\.?[º°]) (?:de|du) (?:${MARKED_ONLY})[\\s:]*(${LETTERED}|${LONG})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])${COMPOUND}[\\s:]*(?:${MARK}[\\s:]*)?(?:${LINK})?${YEAR}(${MARKED})${NO_QUANTITY}`,
	`${WORD}\\s*[:-]?\\s*(${LETTERED}|${LONG}|${LONG_SPLIT}|${OF_MONTH})${NO_QUANTITY}`,
	`${WORD}\\s*${LINK}(${LETTERED})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])(?:${STRONG})\\s*${LINK}(${LONG})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])(?:${STRONG})\\s*[:–-]?\\s*${YEAR}(\\d{4,}${REST})${NO_QUANTITY}`,
].map((source) => new RegExp(source, 'dgiu'));
/** Numbers of a year need no word before them: "RE-2026-10471". */
const OF_YEAR = /(?<![\p{L}\p{N}-])[A-Z]{2,4}-?20\d\d[-/]\d{4,}(?![\p{L}\p{N}-])/gu;

/** Values are written with these marks, or without any: "BN-UH 55", "BNUH55". */
const MARKS = /[\s/–-]/gu;
/** Between the parts of other values: "12.03.1961", "Bahnhofstr. 12". */
const OTHERS = /[^\p{L}\p{N}_]+/gu;
/**
 * Values from the export that can be searched for without an introducing word: four letters and digits or more,
 * with a digit, and no years. The length is limited because very long values cannot be compiled to a pattern.
 */
const DISTINCTIVE = /^(?!(?:19|20)\d\d$)(?=.*\d)[\p{L}\d_]{4,200}$/u;
/** Numbers with fewer digits must be written as in the export, so that "1215" does not match "12-15 minutes". */
const MIN_LOOSE_DIGITS = 6;

/**
 * Finds order, deal and invoice numbers: any number after a word that introduces one, and the record's
 * own numbers anywhere.
 */
export function findOrderNumbers(text: string, own: readonly string[]): Span[] {
	return spansOf(text, [...ownPatterns(own), ...ORDER_NUMBERS, OF_YEAR]);
}

/** Whether an id or URL contains an order number of the record. */
export function holdsOwnOrder(text: string, own: readonly string[]): boolean {
	return ownPatterns(own).some((pattern) => text.search(pattern) !== -1);
}

/** Returns patterns for values that only one customer has, however they are spaced or hyphenated. */
export function ownPatterns(own: readonly string[]): RegExp[] {
	return own.flatMap((value) => {
		const plain = value.replace(OTHERS, '');
		if (!DISTINCTIVE.test(plain)) return [];
		const quantity = /^\d+$/.test(value.replace(MARKS, '')) ? `|${UNIT}` : '';
		const isShort = quantity !== '' && plain.length < MIN_LOOSE_DIGITS;
		const isPointed = plain !== value.replace(MARKS, '');
		const parts = isShort || isPointed ? value.split(OTHERS).filter(Boolean) : [...plain];
		const between = isPointed ? '[\\s.,/–-]{1,3}' : '[\\s/–-]{0,3}';
		const end = `(?![\\p{L}\\d]|[.,]\\d${quantity})`;
		return new RegExp(`(?<![\\p{L}\\d$])(${parts.join(between)})${end}`, 'dgiu');
	});
}
