import type { BusinessFile } from '../../reviews/business/business-file.ts';
import { countMasks, maskOf, MASKED_KINDS, type MaskedKind } from '../../reviews/mask.ts';
import { createRedactor } from './redact-personal-data.ts';

/** Words that make a number in a row a phone number, if it can be one. */
const INTRODUCTIONS = ['', 'at '];
/** Words after which letters with digits are of several kinds, if they can be. */
const CALLED = ['license plate ', 'Kennzeichen ', 'matrícula ', 'order ', 'order number '];

/** Returns the kind of personal data that words are as a whole; undefined for other words with digits. */
export function kindOfWords(words: string, business: BusinessFile): MaskedKind | undefined {
	const redact = createRedactor(business);
	const written = words.trim();
	const kindAfter = (before: string) => {
		const masked = redact(`${before}${written}`);
		const kind = MASKED_KINDS.find((one) => masked === `${before}${maskOf(one)}`);
		return kind !== undefined && countMasks(written, kind) === 0 ? [kind] : [];
	};
	const [plain] = INTRODUCTIONS.flatMap(kindAfter);
	if (plain !== undefined) return plain;
	const [kind, ...others] = new Set(CALLED.flatMap(kindAfter));
	if (kind === 'plate' && others.length === 0) return kind;
	return /\d/.test(written) ? undefined : 'name';
}
