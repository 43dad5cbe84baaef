import type { StoredReview } from '../../reviews/stored-review.ts';

type Words = Pick<StoredReview, 'text' | 'truncated' | 'language' | 'translation'>;

const CUT = /\s*(?:…|\.\.\.)\s*(?:More)?$/;

/** Returns the customer's own words in an excerpt, without the ellipsis and "More". */
export function beginningOf(excerpt: string): string {
	return excerpt.replace(CUT, '').trim();
}

/**
 * Replaces an excerpt with the full stored text that begins with it: an export that truncates texts
 * must not overwrite a complete one.
 */
export function withWholeText<Excerpt extends Words>(candidate: Excerpt, stored: Words): Excerpt {
	const { truncated, translation, ...others } = candidate;
	const isCut = truncated === true && stored.truncated !== true;
	if (!isCut || !stored.text.startsWith(beginningOf(candidate.text))) return candidate;
	const { text, language } = stored;
	const kept = stored.translation ?? translation;
	const whole = { text, language, ...(kept === undefined ? {} : { translation: kept }) };
	// Omits `truncated`, which is optional.
	return { ...others, ...whole } as Excerpt;
}

/** Parts of a review for which an export has no column. */
export interface Lacking {
	readonly text: boolean;
	readonly proof: boolean;
	/** Columns that say whether the name may be shown. */
	readonly names: boolean;
}

/** Keeps the text and the proof of the visit if the export has no column for them. */
export function withKnown(
	record: StoredReview,
	before: StoredReview,
	{ text: lacksText, proof: lacksProof }: Omit<Lacking, 'names'> = { text: false, proof: false },
): StoredReview {
	const { text, truncated, language, translation, verification } = before;
	return {
		...record,
		...(lacksText && record.text === '' && { text, truncated, language, translation }),
		...(lacksProof && record.verification.method === 'none' && { verification }),
	};
}
