import { spansOf, type Span } from './text-span.ts';

// These words announce nothing but a number.
const STRONG =
	'repair orders?|r\\.o\\.|r/o|ros?|w\\.o\\.|wo|orden de (?:reparaci[oó]n|servicio|trabajo)|ordre de r[eé]paration';
// These are ordinary words too: "a deal 1500 off", "the invoice was 425".
const WEAK =
	'deals?|orders?|tickets?|contracts?|claims?|cases?|invoices?|confirmations?|confirmaci[oó]n|pedidos?|orden|facturas?|factures?|commandes?';
// These count only behind a mark: "they lost a customer 25000 people know".
const MARKED_ONLY = 'customer|account|policy|p[oó]liza|cliente|dossier';
const WORD = `(?<![\\p{L}\\p{N}_])(?:${STRONG}|${WEAK})`;

const MARK =
	'(?:#|№|number\\b|no\\b\\.?|nr\\b\\.?|num\\b\\.?|id\\b|n[.º°]+|n[uú]m(?:ero)?(?!\\p{L})\\.?|num[eé]ro(?!\\p{L}))';
const STRICT_MARK =
	'(?:#|№|number\\b|no\\.|nr\\.|num\\.|id\\b|n[.º°]+|n[uú]mero(?!\\p{L})|num[eé]ro(?!\\p{L}))';
const LINK = '(?:is|was|were|es|est)\\b[\\s:]*';
// Of one thing only: "the number of orders 250" counts them.
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
// What may stand behind a mark: three digits are enough, and they may come in groups.
const MARKED = `(?:\\d{2,3}(?: \\d{3})+(?!\\d)|[a-z]{1,4}[-–/]?\\d{3,}|\\d{3,}|\\d{2,}(?=[-/]\\w*\\d))${REST}`;

// A number needs a mark, or must be one on its own: five digits, or letters with digits. Words that
// announce nothing else make do with four; a link ("was") stands before prices more often.
const ORDER_NUMBERS = [
	`${WORD}(?:[\\s:]*${MARK})+[\\s:]*(?:${LINK})?${YEAR}(${MARKED})${NO_QUANTITY}`,
	`${MARK_BEFORE}[\\s:]*(?:${LINK})?${YEAR}(${MARKED})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])(?:${MARKED_ONLY})[\\s:]*${STRICT_MARK}[\\s:]*(?:${LINK})?(${LETTERED}|${LONG})${NO_QUANTITY}`,
	`(?<!\\p{L})(?:n[uú]m(?:ero)?\\.?|num[eé]ro|n\\.?[º°]) (?:de|du) (?:${MARKED_ONLY})[\\s:]*(${LETTERED}|${LONG})${NO_QUANTITY}`,
	`${WORD}\\s*[:-]?\\s*(${LETTERED}|${LONG})${NO_QUANTITY}`,
	`${WORD}\\s*${LINK}(${LETTERED})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])(?:${STRONG})\\s*${LINK}(${LONG})${NO_QUANTITY}`,
	`(?<![\\p{L}\\p{N}_])(?:${STRONG})\\s*[:–-]?\\s*${YEAR}(\\d{4,}${REST})${NO_QUANTITY}`,
].map((source) => new RegExp(source, 'dgiu'));

/**
 * What an order number of the export must be to be looked for on its own: distinctive, and no longer
 * than any is, as a pattern of tens of thousands of characters cannot be made.
 */
const DISTINCTIVE = /^(?!(?:19|20)\d\d$)(?=.*\d)[\w/–-]{4,200}$/;

/**
 * Finds order, deal and invoice numbers: behind a word that announces one, or anywhere when it is the
 * record's own.
 */
export function findOrderNumbers(text: string, own: readonly string[]): Span[] {
	return spansOf(text, [...ownPatterns(own), ...ORDER_NUMBERS]);
}

/** Tells whether a text that is no prose, such as an id, holds an order number of the record. */
export function holdsOwnOrder(text: string, own: readonly string[]): boolean {
	return ownPatterns(own).some((pattern) => text.search(pattern) !== -1);
}

function ownPatterns(own: readonly string[]): RegExp[] {
	return own
		.filter((value) => DISTINCTIVE.test(value))
		.map((value) => {
			const quantity = /^\d+$/.test(value) ? `|${UNIT}` : '';
			return new RegExp(
				`(?<![a-z\\d$])(${toLoosePattern(value)})(?![a-z\\d]|[.,]\\d${quantity})`,
				'dgi',
			);
		});
}

/** "D-20730" is also found as "D20730" and "D 20730". */
function toLoosePattern(value: string): string {
	const parts = value.match(/[a-z]+|\d+/gi) ?? [];
	return parts.join('[-–/ ]?');
}
