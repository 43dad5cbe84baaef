import { eld } from 'eld/small';

/**
 * Detects the language of a text, as a BCP 47 tag. `not` is known to be wrong for this text; `country`
 * is that of the location.
 */
export type LanguageDetector = (
	text: string,
	options?: { readonly not?: string | undefined; readonly country?: string | undefined },
) => string;

/** The lead that one language needs over another: short texts resemble many languages. */
const MARGIN = 0.1;
/** With this lead, a short text is not in the other language, although it is too short to say in which. */
const FAR = 0.3;
/** Texts with fewer letters are never assigned an undeclared language. */
const LONG_TEXT_LETTERS = 40;
const LETTER = /\p{L}/u;

/** Scripts of languages that are written in several, by ISO 15924 code. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
	Jpan: ['Hira', 'Kana', 'Hani'],
	Kore: ['Hang', 'Hani'],
	Hans: ['Hani'],
	Hant: ['Hani'],
};

/**
 * Returns a detector. It assumes the declared language of the location's country, or else the first one,
 * unless another declared language is clearly more likely. A text that is clearly in an undeclared language
 * is in that one if it is long, and in an undetermined one (`und`) if it is short.
 */
export function createLanguageDetector(declared: readonly string[]): LanguageDetector {
	const scripts = declared.flatMap((language) => {
		const { script = 'Latn' } = new Intl.Locale(language).maximize();
		return MIXED[script] ?? [script];
	});
	const ownLetter = new RegExp(scripts.map((one) => `\\p{Script=${one}}`).join('|') || '(?!)', 'u');
	return (text, { not, country } = {}) => {
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
		const isForeign = lead >= MARGIN && likeliest !== not && result.isReliable();
		if (isForeign && isLong(text)) return likeliest;
		if ((isForeign && lead >= FAR) || !ownLetter.test(text)) return 'und';

		const usual = declared.find((one) => isSpokenIn(one, country)) ?? declared[0] ?? 'en';
		if (best === undefined) return 'und';
		if (usual === not) return scoreOf(best) > 0 ? best : 'und';
		return scoreOf(best) - scoreOf(usual) >= MARGIN ? best : usual;
	};
}

function isLong(text: string): boolean {
	return (text.match(/\p{L}/gu)?.length ?? 0) >= LONG_TEXT_LETTERS;
}

/** Whether a language is the most common one of a country. */
function isSpokenIn(language: string, country: string | undefined): boolean {
	if (country === undefined) return false;
	return new Intl.Locale(`und-${country}`).maximize().language === baseOf(language);
}

function baseOf(language: string): string {
	return language.split('-')[0] ?? language;
}
