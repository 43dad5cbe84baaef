/** Kinds of personal data that texts are freed of. */
export const MASKED_KINDS = [
	'e-mail',
	'phone',
	'address',
	'photo link',
	'order number',
	'vehicle number',
	'plate',
] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** What stands in a text where something of the kind stood. */
export function maskOf(kind: MaskedKind): string {
	return `[${kind} removed]`;
}

/** How often each kind was masked in a text. */
export function countMasks(text: string, kind: MaskedKind): number {
	return text.includes('[') ? text.split(maskOf(kind)).length - 1 : 0;
}
