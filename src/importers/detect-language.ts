/** Tells the language of a text, as a BCP 47 tag. */
export type LanguageDetector = (text: string, options?: DetectOptions) => string;

export interface DetectOptions {
	/** A language that the text is known not to be written in. */
	readonly not?: string | undefined;
}

/** By how much another language must outscore the usual one: short texts look like many languages. */
const MARGIN = 0.1;

/**
 * Loads the language statistics, which takes a moment, and gives the detector. A text counts as
 * written in the first of the business's languages unless another is clearly likelier.
 */
export async function loadLanguageDetector(usual: string): Promise<LanguageDetector> {
	const { eld } = await import('eld/small');
	return (text, { not } = {}) => {
		if (text === '') return 'und';
		const result = eld.detect(text);
		const scores = result.getScores();
		if (not !== undefined) return likeliest(scores, not);
		const lead = (scores[result.language] ?? 0) - (scores[usual] ?? 0);
		return result.isReliable() && lead >= MARGIN ? result.language : usual;
	};
}

function likeliest(scores: Record<string, number>, except: string): string {
	const [best] = Object.entries(scores)
		.filter(([language]) => language !== except)
		.toSorted(([, a], [, b]) => b - a);
	return best?.[0] ?? 'und';
}
