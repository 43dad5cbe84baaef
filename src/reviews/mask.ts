/** Kinds of personal data that are masked in texts. */
export const MASKED_KINDS = [
	'e-mail',
	'phone',
	'address',
	'photo link',
	'order number',
	'vehicle number',
	'plate',
	'social security number',
	'card number',
	'bank account',
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
