/** A rating as written, with the maximum if the text states one. */
export interface WrittenRating {
	readonly value: number;
	readonly outOf?: number;
}

const NUMBER = '(\\d+(?:[.,]\\d+)?)';
/** In the languages of exports, and as Yelp writes it: "5 star rating". */
const STARS = '(?:[\\s-]*(?:stars?(?: rating)?|stern(?:en?)?|estrellas?|[ée]toiles?))?';
const BARE = new RegExp(`^${NUMBER}${STARS}$`, 'i');
const OUT_OF = new RegExp(
	`^${NUMBER}${STARS}\\s*(?:/|out of|of|von|de|sur|sobre)\\s*${NUMBER}${STARS}$`,
	'i',
);
const PERCENT = new RegExp(`^${NUMBER}\\s*%$`);
const FULL_STAR = /[★⭐🌟]/gu;
const GLYPHS = /^(?:[★⭐🌟]\ufe0f?\s?)*(?:[☆✩]\ufe0f?\s?)*$/u;
const WORDS = ['one', 'two', 'three', 'four', 'five'];
const WORD = /^(one|two|three|four|five)(?:[\s_-]*stars?)?$/i;

/**
 * Parses "4", "4,0", "5 stars", "4 Sterne", "4/5", "8 out of 10", "4,5 von 5", "80%", "★★★★☆" and "four"; undefined for
 * anything else. A comma is a decimal comma, because no rating has thousands.
 */
export function parseRating(written: string): WrittenRating | undefined {
	const text = written.trim();
	const bare = BARE.exec(text);
	if (bare !== null) return { value: toNumber(bare[1]) };
	const outOf = OUT_OF.exec(text);
	if (outOf !== null) return { value: toNumber(outOf[1]), outOf: toNumber(outOf[2]) };
	const percent = PERCENT.exec(text);
	if (percent !== null) return { value: toNumber(percent[1]), outOf: 100 };
	const word = WORD.exec(text);
	if (word !== null) return { value: WORDS.indexOf((word[1] ?? '').toLowerCase()) + 1 };
	if (text === '' || !GLYPHS.test(text)) return undefined;
	const full = text.match(FULL_STAR)?.length ?? 0;
	const empty = text.match(/[☆✩]/gu)?.length ?? 0;
	return empty === 0 ? { value: full } : { value: full, outOf: full + empty };
}

function toNumber(written = ''): number {
	return Number(written.replace(',', '.'));
}
