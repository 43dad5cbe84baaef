import { sentenceAt, type ParsedText } from '../text/parse-text.ts';
import { tokenize, type Span, type Token } from '../text/tokens.ts';
import { nameWord } from './name-words.ts';
import { isCapital, letterStyleOf } from './reading.ts';

/** A place that the business serves. */
export interface NamedArea {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[] | undefined;
}

export interface AreaFind extends Span {
	readonly id: string;
	/** Whether the customer says that they live there or came from there. */
	readonly isHome: boolean;
}

export type AreaFinder = (parsed: ParsedText) => AreaFind[];

interface AreaWord {
	readonly word: string;
	readonly capital: boolean;
}

/**
 * Creates a finder for places by name and alias. Longer names win. A word declared with a capital must be
 * capitalized in the text, unless the text is all lower case or all capitals.
 */
export function createAreaFinder(areas: readonly NamedArea[]): AreaFinder {
	const longestFirst = areas
		.flatMap(({ id, name, aliases = [] }) =>
			[name, ...aliases].map((declared) => ({ id, words: toWords(declared) })),
		)
		.toSorted((a, b) => b.words.length - a.words.length);
	const index = Map.groupBy(longestFirst, ({ words }) => words[0]?.word);

	return (parsed) => {
		const found: AreaFind[] = [];
		const usual = letterStyleOf(parsed) === 'usual';
		for (let at = 0; at < parsed.tokens.length; at++) {
			const token = parsed.tokens[at];
			const forms = token && index.get(nameWord(token.word));
			for (const { id, words } of forms ?? []) {
				const end = endOf(words, parsed, at, usual);
				if (end === undefined) continue;
				const last = parsed.tokens[end - 1];
				const owner = last?.word.endsWith("'s") ? 2 : 0;
				const start = token?.start ?? 0;
				found.push({ id, start, end: (last?.end ?? 0) - owner, isHome: isHome(parsed, start) });
				at = end - 1;
				break;
			}
		}
		return found;
	};
}

function toWords(declared: string): AreaWord[] {
	return tokenize(declared)
		.filter(({ kind }) => kind !== 'sign')
		.map(({ word, start }) => ({ word: nameWord(word), capital: isCapital(declared, start) }));
}

/**
 * Returns the end of a name that begins at a token, if it does. Hyphens and the periods of abbreviations
 * ("Ft. Lyle") do not separate its words.
 */
function endOf(
	words: readonly AreaWord[],
	{ tokens, text }: ParsedText,
	first: number,
	usual: boolean,
): number | undefined {
	let index = first;
	for (const [at, { word, capital }] of words.entries()) {
		if (at > 0 && joins(tokens[index])) index++;
		const token = tokens[index];
		if (!token || nameWord(token.word) !== word) return undefined;
		if (capital && usual && !isCapital(text, token.start)) return undefined;
		index++;
	}
	return index;
}

/** Tells whether the words before a place say that it is home: "I live in …", "drove an hour from …". */
function isHome(parsed: ParsedText, start: number): boolean {
	const before = parsed.text.slice(sentenceAt(parsed, start).start, start);
	return HOME_FORMS.some((form) => form.test(before)) && !ANOTHER.test(before);
}

/** Words that may stand between a verb and its place: "up in", "all the way over from". */
const NEAR = String.raw`(?:\s+(?:just|right|up|down|out|over|here|way|all|the|a|bit|in|near|by|around|outside|north|south|east|west|of))*\s+$`;
const WE = String.raw`(?:\b(?:i|we|i've|we've|i'm|we're|im|my (?:wife|husband|family|partner) and i)\s+(?:\w+\s+){0,2}|^\W*|[,;:(–—-]\s*)`;
const HOME_FORMS = [
	new RegExp(
		String.raw`${WE}(?:live|living|lived|reside|moved)\s+(?:in|near|by|out|up|down|over|outside|just|here|to)${NEAR}`,
		'iu',
	),
	new RegExp(String.raw`${WE}(?:live|living|reside)${NEAR}`, 'iu'),
	new RegExp(
		String.raw`(?:${WE}|\b(?:and|to|who|always|even|worth)\s+)(?:drove|drive|driving|came|come|coming|arrived?|travel(?:l?ed|l?ing)?|commute|commuting|rode|flew|made the (?:drive|trip))\b(?!\s+(?:back|home))[^.!?;]{0,60}\bfrom${NEAR}`,
		'iu',
	),
	new RegExp(
		String.raw`\b(?:i'm|im|we're|i am|we are|being|us)\s+(?:\w+\s+){0,2}from${NEAR}`,
		'iu',
	),
	new RegExp(
		String.raw`(?<!\bon the )\b(?:miles?|minutes?|min|hours?|hrs?|drive|trip|haul|trek|way)\s+(?:(?:in|over|up|down|here|out|each way|one way)\s+)*from(?:\s+my (?:house|home|place)\s+in)?${NEAR}`,
		'iu',
	),
	new RegExp(
		String.raw`(?<!(?:\b(?:nursing|funeral|care|retirement)|['’]s?)\s)\bhome\s+(?:from\s+[^.!?;]{1,40}\s)?(?:in|to|near|outside)${NEAR}`,
		'iu',
	),
];
const ANOTHER =
	/\b(?:used to live|(?:dealer(?:ship)?|store|shop|part|tow|truck|lot)\s+(?:\w+\s+)?(?:in|from)\s+$)/iu;

function joins(token: Token | undefined): boolean {
	return token?.word === '-' || token?.word === '.';
}
