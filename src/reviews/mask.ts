/** Kinds of personal data that are masked in texts. */
export const MASKED_KINDS = [
	'e-mail',
	'phone',
	'address',
	'photo link',
	'order number',
	'policy number',
	'account number',
	'license number',
	'passport number',
	'vehicle number',
	'plate',
	'social security number',
	'card number',
	'bank account',
	'birth date',
	'handle',
	'name',
] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** Returns the placeholder that replaces masked data of a kind. */
export function maskOf(kind: MaskedKind): string {
	return `[${kind} removed]`;
}

/** Counts how often a kind of data was masked in a text. */
export function countMasks(text: string, kind: MaskedKind): number {
	return text.includes('[') ? text.split(maskOf(kind)).length - 1 : 0;
}

/** Matches every mask. */
export const MASKS = new RegExp(`\\[(${MASKED_KINDS.join('|')}) removed\\]`, 'g');
/** The number of characters shown before and after a mask. */
const CONTEXT_LENGTH = 40;

/** A mask with the words around it, in which other masks also stand for what they replaced. */
export interface Masked {
	readonly kind: MaskedKind;
	readonly context: string;
}

/** Lists the masks in a text that did not already contain them. */
export function listMasks(masked: string, original: string): Masked[] {
	return [...masked.matchAll(MASKS)].flatMap(({ 0: mask, 1: kind, index }) => {
		const known = MASKED_KINDS.find((one) => one === kind);
		if (known === undefined || countMasks(masked, known) <= countMasks(original, known)) return [];
		const end = index + mask.length + CONTEXT_LENGTH;
		const context = masked.slice(Math.max(0, index - CONTEXT_LENGTH), end).replace(/\s+/g, ' ');
		return [{ kind: known, context: context.trim() }];
	});
}
