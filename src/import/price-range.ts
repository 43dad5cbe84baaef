import type { Span } from './text-span.ts';

const PRICE =
	/\b(?:quot(?:ed?|es|ing)|from|between|costs?|paid|pay|pric(?:ed?|es)|charg(?:ed?|es)|estimat(?:ed?|es)|around|about|roughly|approximately|ranged?|desde|entre|environ)\b[\s:~]*(?:\p{L}+ ){0,2}$/iu;
const CALL = /\b(?:call|called|text|texted|phone|phoned|ring|rang)\b/i;
const MODEL =
	/\b(?:engine|motor|model|series|parts?|item|sku|stock|ford|chevy|chevrolet|gmc?|dodge|ram|mopar|chrysler|pontiac|buick|cadillac|mercury|exits?|highway|hwy|route)(?: (?:no\.?|number))?[\s:#]*$/i;
const CONTEXT_LENGTH = 40;

/**
 * Tells whether "875-1125" is a range of prices or the name of an engine or an exit rather than the short form
 * of a telephone number: by the words before it, or because both halves are round.
 */
export function isPriceRange(text: string, { start, end }: Span): boolean {
	const [low, high, ...rest] = text.slice(start, end).split(/[-‑–]/).map(Number);
	if (low === undefined || high === undefined || rest.length > 0) return false;

	const before = text.slice(Math.max(0, start - CONTEXT_LENGTH), start);
	if (MODEL.test(before)) return true;
	const step = PRICE.test(before) && !CALL.test(before) ? 5 : 50;
	return low % step === 0 && high % step === 0 && low < high && high < 5 * low;
}
