import { eld } from 'eld/small';

/** Detects the language of a text, as a BCP 47 tag. `not` is known to be wrong for this text. */
export type LanguageDetector = (
	text: string,
	options?: { readonly not?: string | undefined },
) => string;

/** The lead that one language needs over another: short texts resemble many languages. */
const MARGIN = 0.1;
/** Texts with fewer letters are never assigned an undeclared language. */
const LONG_TEXT_LETTERS = 40;
const LETTER = /\p{L}/u;

/**
 * Returns a detector. It assumes the first declared language, unless another declared language is
 * clearly more likely, or the text is long and clearly in an undeclared one.
 */
export function createLanguageDetector(declared: readonly string[]): LanguageDetector {
	return (text, { not } = {}) => {
		if (!LETTER.test(text)) return 'und';
		const result = eld.detect(text);
		const scores = result.getScores();
		const scoreOf = (language: string) => scores[baseOf(language)] ?? 0;
		const ranked = declared
			.filter((language) => language !== not)
			.toSorted((a, b) => scoreOf(b) - scoreOf(a));

		const likeliest = result.language;
		const [best] = ranked;
		const lead = scoreOf(likeliest) - (best === undefined ? 0 : scoreOf(best));
		const isForeign = lead >= MARGIN && likeliest !== not && isLong(text) && result.isReliable();
		if (isForeign) return likeliest;

		const [usual = 'en'] = declared;
		if (best === undefined) return 'und';
		if (usual === not) return scoreOf(best) > 0 ? best : 'und';
		return scoreOf(best) - scoreOf(usual) >= MARGIN ? best : usual;
	};
}

function isLong(text: string): boolean {
	return (text.match(/\p{L}/gu)?.length ?? 0) >= LONG_TEXT_LETTERS;
}

function baseOf(language: string): string {
	return language.split('-')[0] ?? language;
}
