import * as context from './name-contexts.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { OTHER_MEANING_AFTER } from './other-meanings.ts';
import { namesStaff, tokenBefore, type NamePlace } from './name-place.ts';
import { isCapital, isNextTo, wordAt } from './reading.ts';

const KIN_VERBS = new Set('divorce divorced married marry marrying dating date wedding'.split(' '));
const PLACE_NOUNS = new Set(
	'family street st road rd ave avenue blvd county auto motors motor chevrolet toyota honda hall park university'.split(
		' ',
	),
);

/** A relation of the customer's: "my husband Mike", "Mike, my husband". */
export function isRelation(place: NamePlace): boolean {
	const { parsed, end } = place;
	const before = tokenBefore(place);
	const word = wordAt(parsed, before);
	const relation = word === ',' || word === 'named' ? wordAt(parsed, before - 1) : word;
	if (context.RELATIONS.has(relation)) return true;
	if ((word === 'from' || word === 'to') && KIN_VERBS.has(wordAt(parsed, before - 1))) return true;
	if ((word === 'and' || word === '&') && place.refusedBefore === before) return true;
	if (wordAt(parsed, end) !== ',' || !context.POSSESSIVES.has(wordAt(parsed, end + 1)))
		return false;
	return (
		context.RELATIONS.has(wordAt(parsed, end + 2)) || context.RELATIONS.has(wordAt(parsed, end + 3))
	);
}

/** Someone else's employee: "Mike at the Valvoline", "the other Mike". */
export function isOfAnotherBusiness(place: NamePlace): boolean {
	const { parsed, end, sentenceEnd } = place;
	const before = wordAt(parsed, tokenBefore(place));
	if (context.OTHERS_BEFORE.has(before)) return true;
	let from = end;
	while (from < end + 2 && STEPS.has(wordAt(parsed, from))) from++;
	if (from === end) return false;
	for (let index = from - 1; index < Math.min(sentenceEnd, from + 5); index++) {
		const word = wordAt(parsed, index);
		if (word === ',' || word === 'and' || context.PERSON_VERBS.has(word)) return false;
		if (OTHER.has(word)) return BUSINESSES.has(wordAt(parsed, index + 1)) || word === 'another';
		if (context.ELSEWHERE.has(word)) return true;
		if (
			context.OUTSIDE_PHRASES.some((phrase) =>
				phrase.every((w, at) => wordAt(parsed, index + at) === w),
			)
		) {
			return true;
		}
	}
	return false;
}

const STEPS = new Set('at from over down across of with next in'.split(' '));
const OTHER = new Set('another other previous former old different'.split(' '));
const BUSINESSES = new Set(
	'shop dealer dealers dealership place garage store mechanic company bank lot guys business'.split(
		' ',
	),
);

/** The customer: "I am Mike", "Mike here.", "- Mike" at the end. */
export function isCustomer(place: NamePlace, author: string): boolean {
	const { parsed, first, end, sentenceFirst } = place;
	const before = first - 1;
	const word = wordAt(parsed, before);
	const further = wordAt(parsed, before - 1);
	if (word === "i'm" || word === 'im' || (word === 'am' && further === 'i')) return true;
	if (
		word === 'is' &&
		(further === 'name' || (further === 'this' && before - 1 === sentenceFirst))
	) {
		return further === 'this' || context.POSSESSIVES.has(wordAt(parsed, before - 2));
	}
	const next = parsed.tokens[end + 1];
	if (first === sentenceFirst && wordAt(parsed, end) === 'here') {
		return next === undefined || next.kind === 'sign';
	}
	return isSignature(place, author);
}

function isSignature({ parsed, first, end, name }: NamePlace, author: string): boolean {
	const { tokens, text } = parsed;
	if (tokens.length - end > 2) return false;
	for (let index = end; index < tokens.length; index++) {
		if (tokens[index]?.kind === 'word' && tokens[index]?.word.length !== 1) return false;
	}
	const word = wordAt(parsed, first - 1);
	if (DASHES.has(word)) return wordAt(parsed, first - 2) !== '';
	const sign = wordAt(parsed, first - 1) === ',' ? wordAt(parsed, first - 2) : word;
	if (FAREWELLS.has(sign)) return true;
	if (name === author && (CALLED.has(sign) || tokens[first - 1]?.kind === 'sign')) return true;
	const gap = text.slice(tokens[first - 1]?.end ?? 0, tokens[first]?.start);
	return gap.includes('\n');
}

const DASHES = new Set(['-', '—', '–', '~', '--']);
const FAREWELLS = new Set('sincerely regards cheers signed respectfully yours customer'.split(' '));
const CALLED = new Set(['thanks', 'you', 'thx']);

/** Another person with the name, by what stands next to it: "Tom Brady", "James Dean". */
export function isPartOfAnotherName(place: NamePlace, surname: boolean): boolean {
	const { parsed, first, end, style, sentenceFirst } = place;
	const { tokens, text } = parsed;
	const next = tokens[end];
	if (next && isNextTo(parsed, end - 1) && !namesStaff(place, end)) {
		if (PLACE_NOUNS.has(next.word)) return true;
		if (style === 'usual' && next.kind === 'word' && isCapital(text, next.start)) {
			if (!context.NOT_A_SURNAME.has(next.word.replace(/'.*/, ''))) return true;
		}
	}
	const before = tokens[first - 1];
	if (!before || before.kind !== 'word' || !isNextTo(parsed, first - 1)) return false;
	if (place.foundBefore === first || context.NOT_A_GIVEN_NAME.has(before.word)) return false;
	if (context.ROLES.has(before.word) || context.TITLES.has(before.word)) return false;
	if (context.CALLS.has(before.word)) return false;
	if (GIVEN_NAMES.has(before.word)) return style !== 'usual' || isCapital(text, before.start);
	if (style !== 'usual' || !isCapital(text, before.start)) return false;
	return first - 1 !== sentenceFirst || surname;
}

/** "Chase bank", "my Mercedes", "mike@example.com". */
export function isOtherThing(place: NamePlace): boolean {
	const { parsed, first, end, name } = place;
	const next = wordAt(parsed, end);
	if (OTHER_MEANING_AFTER.get(name)?.has(next)) return true;
	const at = parsed.tokens[end]?.start === parsed.tokens[end - 1]?.end;
	if (at && (next === '@' || (next === '.' && wordAt(parsed, end + 1) === 'com'))) return true;
	if (wordAt(parsed, first - 1) === '@') return true;
	if (next === '-' && at && continuesInSmall(place)) return true;
	const before = tokenBefore(place);
	const word = wordAt(parsed, before) === '.' ? wordAt(parsed, before - 1) : wordAt(parsed, before);
	return SAINTS.has(word) || context.DETERMINERS.has(wordAt(parsed, before));
}

const SAINTS = new Set(['saint', 'st', 'san', 'santa']);

/** "Luke-warm": the name is a part of a word. */
function continuesInSmall({ parsed, end }: NamePlace): boolean {
	const [hyphen, next] = [parsed.tokens[end], parsed.tokens[end + 1]];
	if (next?.kind !== 'word' || next.start !== hyphen?.end) return false;
	return !isCapital(parsed.text, next.start);
}
