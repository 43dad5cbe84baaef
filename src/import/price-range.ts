import type { Span } from './text-span.ts';

const PRICE =
	/\b(?:quot(?:ed?|es|ing)|from|between|costs?|paid|pay|pric(?:ed?|es)|charg(?:ed?|es)|estimat(?:ed?|es)|around|about|roughly|approximately|ranged?|desde|entre|environ)\b[\s:~]*(?:\p{L}+ ){0,2}$/iu;
const CALL = /\b(?:call|called|text|texted|phone|phoned|ring|rang)\b/i;
const MODEL =
	/\b(?:engine|motor|model|series|parts?|item|sku|stock|ford|chevy|chevrolet|gmc?|dodge|ram|mopar|chrysler|pontiac|buick|cadillac|mercury|exits?|highway|hwy|route)(?: (?:no\.?|number))?[\s:#]*$/i;
const CONTEXT_LENGTH = 40;

/**
 * Whether "875-1125" is a price range, or the name of an engine or an exit, instead of a local
 * phone number. Decided by the words before it, or by whether both halves are round numbers.
 */
export function isPriceRange(text: string, { start, end }: Span): boolean {
	const [low, high, ...rest] = text.slice(start, end).split(/[-‑–]/).map(Number);
	if (low === undefined || high === undefined || rest.length > 0) return false;

	const before = text.slice(Math.max(0, start - CONTEXT_LENGTH), start);
	if (MODEL.test(before)) return true;
	const step = PRICE.test(before) && !CALL.test(before) ? 5 : 50;
	return low % step === 0 && high % step === 0 && low < high && high < 5 * low;
}
