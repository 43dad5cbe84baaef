import type { ReviewCandidate } from './review-candidate.ts';

type Words = Pick<ReviewCandidate, 'text' | 'truncated' | 'language' | 'translation'>;

const CUT = /\s*(?:…|\.\.\.)\s*(?:More)?$/;

/** What of the customer's own text an excerpt holds. */
export function beginningOf(excerpt: string): string {
	return excerpt.replace(CUT, '').trim();
}

/**
 * The record with the text that is stored, where it brings only the beginning of that: an export that
 * cuts must not take away what another one brought whole.
 */
export function withWholeText<Told extends Words>(candidate: Told, stored: Words): Told {
	const { truncated, translation, ...others } = candidate;
	const isCut = truncated === true && stored.truncated !== true;
	if (!isCut || !stored.text.startsWith(beginningOf(candidate.text))) return candidate;
	const { text, language } = stored;
	const kept = stored.translation ?? translation;
	const whole = { text, language, ...(kept === undefined ? {} : { translation: kept }) };
	// All but what marks an excerpt, which need not be there.
	return { ...others, ...whole } as Told;
}
