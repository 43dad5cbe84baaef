// A token with at least three digits, which is neither an amount, a year, a distance nor a time.
const NOT_A_QUANTITY =
	'(?![.,:]?\\d|[\\w-]|\\s?(?:km|kms|miles?|mi|dollars?|bucks|usd|eur|euros?|hours?|hrs?|min|%|€))';
const LETTERED = `[a-z]{1,4}[-–/]?\\d{3,}(?:[-/]\\w+)*`;
const ANY = `(?:${LETTERED}|\\d{3,}(?:[-/]\\w+)*)`;
const MARK =
	'(?:#|:|number\\b|no\\b\\.?|nr\\b\\.?|num\\b\\.?|n[.º°]+|n[uú]m(?:ero)?\\b\\.?|num[eé]ro\\b)';
const LINK = '(?:is|was|were|es|est)\\b';

// Where these stand, a bare number is one; after the others, it may be a price ("a deal 1500 off").
const STRONG =
	'repair orders?|work orders?|service orders?|r\\.o\\.|ro|invoices?|orden de (?:reparaci[oó]n|servicio|trabajo)|ordre de r[eé]paration|facturas?|factures?';
const WEAK = 'deals?|orders?|tickets?|contracts?|claims?|cases?|pedidos?|orden|commande';

const PATTERNS = [
	`(?<!\\w)(?:${STRONG})(?:\\s*${MARK})+\\s*(?:${LINK}\\s*)?(${ANY})${NOT_A_QUANTITY}`,
	`(?<!\\w)(?:${STRONG})\\s*(?:${LINK}\\s*)?(?!(?:19|20)\\d\\d(?!\\d))(${ANY})${NOT_A_QUANTITY}`,
	`(?<!\\w)(?:${WEAK})(?:\\s*${MARK})+\\s*(?:${LINK}\\s*)?(${ANY})${NOT_A_QUANTITY}`,
	`(?<!\\w)(?:${WEAK})\\s*(?:${LINK}\\s*)?(${LETTERED})${NOT_A_QUANTITY}`,
].map((source) => new RegExp(source, 'dgi'));

/** The least that an order number of the export must have to be looked for on its own. */
const DISTINCTIVE = /^(?=.*\d)[\w/–-]{4,}$/;

/**
 * Patterns whose first group is an order, deal or invoice number: after a word that announces one,
 * or anywhere when it is the record's own.
 */
export function orderNumberPatterns(own: readonly string[]): readonly RegExp[] {
	const values = own.filter((value) => DISTINCTIVE.test(value)).map(toLoosePattern);
	if (values.length === 0) return PATTERNS;
	return [new RegExp(`(?<![\\w$])(${values.join('|')})(?!\\w|[.,]\\d)`, 'dgi'), ...PATTERNS];
}

/** "D-20730" is also found as "D20730" and "D 20730". */
function toLoosePattern(value: string): string {
	const parts = value.match(/[a-z]+|\d+/gi) ?? [];
	return parts.join('[-–/ ]?');
}
