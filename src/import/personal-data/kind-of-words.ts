import type { BusinessFile } from '../../reviews/business/business-file.ts';
import { countMasks, maskOf, MASKED_KINDS, type MaskedKind } from '../../reviews/mask.ts';
import { createRedactor } from './redact-personal-data.ts';

/** Words that make a number in a row a phone number, if it can be one. */
const INTRODUCTIONS = ['', 'at '];

/** Returns the kind of personal data that words are as a whole; undefined for other words with digits. */
export function kindOfWords(words: string, business: BusinessFile): MaskedKind | undefined {
	const redact = createRedactor(business);
	const written = words.trim();
	for (const before of INTRODUCTIONS) {
		const masked = redact(`${before}${written}`);
		const kind = MASKED_KINDS.find((one) => masked === `${before}${maskOf(one)}`);
		if (kind !== undefined && countMasks(written, kind) === 0) return kind;
	}
	return /\d/.test(written) ? undefined : 'name';
}
