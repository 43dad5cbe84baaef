import { createLanguageScorer } from './language-scores.ts';
import { loadLanguageStatistics, type LanguageStatistics } from './language-statistics.ts';

/** Tells the language of a text, as a BCP 47 tag. */
export type LanguageDetector = (text: string, options?: DetectOptions) => string;

export interface DetectOptions {
	/** A language that the text is known not to be written in. */
	readonly not?: string | undefined;
}

/** By how much one language must outscore another: short texts look like many languages. */
const MARGIN = 0.1;
/** Letters from which on a text shows a language that the business does not name. */
const TELLING_LENGTH = 40;
const LETTER = /\p{L}/u;

/** The languages that a business declares. */
export type DeclaredLanguages = readonly [usual: string, ...others: string[]];

/** Loads the language statistics, which takes a moment, and gives the detector. */
export async function loadLanguageDetector(declared: DeclaredLanguages): Promise<LanguageDetector> {
	return createLanguageDetector(await loadLanguageStatistics(), declared);
}

/**
 * A text counts as written in the first of the declared languages unless another of them is clearly
 * likelier, or the text is long and clearly in none of them.
 */
export function createLanguageDetector(
	statistics: LanguageStatistics,
	declared: DeclaredLanguages,
): LanguageDetector {
	const scoresOf = createLanguageScorer(statistics);
	return (text, { not } = {}) => {
		if (!LETTER.test(text)) return 'und';
		const { likeliest, scoreOf: scoreOfBase, isReliable } = scoresOf(text);
		const scoreOf = (language: string) => scoreOfBase(baseOf(language));
		const ranked = declared
			.filter((language) => language !== not)
			.toSorted((a, b) => scoreOf(b) - scoreOf(a));

		const [best] = ranked;
		const lead = scoreOf(likeliest) - (best === undefined ? 0 : scoreOf(best));
		const isForeign = lead >= MARGIN && likeliest !== not && isTelling(text) && isReliable();
		if (isForeign) return likeliest;

		const [usual] = declared;
		if (best === undefined) return 'und';
		if (usual === not) return scoreOf(best) > 0 ? best : 'und';
		return scoreOf(best) - scoreOf(usual) >= MARGIN ? best : usual;
	};
}

function isTelling(text: string): boolean {
	return (text.match(/\p{L}/gu)?.length ?? 0) >= TELLING_LENGTH;
}

function baseOf(language: string): string {
	return language.split('-')[0] ?? language;
}
