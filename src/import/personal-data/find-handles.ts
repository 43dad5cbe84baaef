import { inAnyCase } from './any-case.ts';
import { spansOf, type SpanFinder } from './text-span.ts';

const NAME = '[A-Za-z_][\\w.]{1,28}\\w';
const NETWORK = 'instagram|insta|ig|twitter|tiktok|snapchat|snap|threads';
/** Only a person's handle usually has these. */
const SIGN = '(?=[A-Za-z.]{0,29}[\\d_])';

const HANDLES = [
	/(?<![\w@.-])(?:https?:\/\/)?(?:(?:www|m|[a-z]{2}-[a-z]{2})\.)?(?:instagram\.com|facebook\.com|fb\.com|tiktok\.com|twitter\.com|x\.com|threads\.net|linkedin\.com\/in|snapchat\.com\/add|t\.me)\/(?!(?:groups|marketplace|pages|events|watch|reel|reels|share|sharer|explore|hashtag|search|p|login)\b)@?[\w.%-]{1,60}[\w/]/gi,
	// "@name" may be a business.
	new RegExp(`(?<![\\p{L}\\p{N}_@.])@${SIGN}${NAME}(?![\\w@])`, 'gu'),
	new RegExp(
		`(?<![\\p{L}\\p{N}_@.])@${NAME}(?= (?:on|auf|bei|en|sur) (?:${inAnyCase(NETWORK)})(?!\\p{L}))`,
		'gu',
	),
	new RegExp(
		`(?<!\\p{L})(?:${inAnyCase(NETWORK)})[\\s:]{1,3}((?=[a-z_])${SIGN}${NAME})(?![\\w@])`,
		'dgu',
	),
	new RegExp(
		`(?<!\\p{L})(?:${NETWORK}|handle|(?:follow|find|message|dm|tag) me(?: (?:on|at|under))?|user ?name)(?:[\\s:,]{1,3}(?:on|is|at|as|under|es|ist|est|my|the)(?!\\p{L})){0,2}[\\s:]{1,3}(@${NAME})(?![\\w@])`,
		'dgiu',
	),
];

/** Matches the handle of a customer, with "@" or without. */
export function handlePattern(handle: string): RegExp {
	const name = RegExp.escape(handle.replace(/^@/, ''));
	return new RegExp(
		`(?<![\\p{L}\\p{N}_@])@?${name.length < 4 ? '(?!)' : name}(?![\\p{L}\\p{N}_])`,
		'giu',
	);
}

/** Finds a person's handles and profiles in social networks. */
export const findHandles: SpanFinder = (text) => spansOf(text, HANDLES);
