import { spansOf, type SpanFinder } from './text-span.ts';

const LABEL = '[\\p{L}\\p{N}-]{1,63}';
const LOCAL = "(?<![\\p{L}\\p{N}._%+'-])[\\p{L}\\p{N}_][\\p{L}\\p{N}._%+'-]{0,63}";
const DOT_IN_BRACKETS = '\\s?[([{]\\s?dot\\s?[)\\]}]\\s?';
const SPELLED_DOT = '\\s{1,3}dot\\s{1,3}';
const DOT_ABROAD = '\\s{1,3}(?:dot|punto|point)\\s{1,3}';
/** Words in Spanish and French that only ever mean "@". */
const AT_ABROAD = '(?:arroba|arobase)';
// Excludes times: "We met at 5 dot com".
const SPELLED_LABEL = `(?!\\p{N}{1,2}(?![\\p{L}\\p{N}-]))${LABEL}`;
// Required after a spaced or spelled-out "@", because any word may follow one: "the people @
// Larkspur.Would come back", "looked at the dot on the screen".
const ENDING =
	'(?:com|net|org|edu|gov|info|biz|email|online|example|co|uk|ca|mx|es|fr|de)(?![\\p{L}\\p{N}])';

const E_MAILS = [
	// imani@example.com, imani (at) example (dot) com
	`${LOCAL}(?:\\s?[([{]\\s?(?:at|${AT_ABROAD})\\s?[)\\]}]\\s?|@)${LABEL}(?:(?:${DOT_IN_BRACKETS}|${SPELLED_DOT}|\\.)${LABEL}){1,5}`,
	// imani @ example.com
	`${LOCAL} {1,3}@ {0,3}${LABEL}(?:\\.${LABEL}){0,4}(?:| )\\.(?:(?<= \\.) ?|)${ENDING}`,
	`${LOCAL}@ {1,3}${LABEL}(?:\\.${LABEL}){0,4}\\.${ENDING}`,
	// imani dot r at example dot com: "at" counts only if a spelled-out dot follows
	`${LOCAL}(?:${SPELLED_DOT}${LABEL}){0,3}\\s{1,3}at\\s{1,3}${SPELLED_LABEL}(?:${SPELLED_DOT}${LABEL}){0,3}${SPELLED_DOT}${ENDING}`,
	// jean arobase example.com, juan punto r arroba example punto com
	`(?!(?:en|la|el|al)\\s)${LOCAL}(?:${DOT_ABROAD}${LABEL}){0,3}\\s{1,3}${AT_ABROAD}\\s{1,3}${LABEL}(?:(?:${DOT_ABROAD}|\\.)${LABEL}){0,3}(?:${DOT_ABROAD}|\\.)${ENDING}`,
].map((source) => new RegExp(source, 'dgiu'));

/** Finds email addresses, including those disguised with spaces or spelled-out signs. */
export const findEMails: SpanFinder = (text) => spansOf(text, E_MAILS);
