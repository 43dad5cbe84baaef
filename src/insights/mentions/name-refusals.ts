import * as context from './name-contexts.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { namesStaff, tokenBefore, type NamePlace } from './name-place.ts';
import { isPossessive } from './name-words.ts';
import { isCapital, isNextTo, wordAt } from './reading.ts';

const KIN_VERBS = new Set('divorce divorced married marry marrying dating date wedding'.split(' '));
const PLACE_NOUNS = new Set(
	'family street st road rd ave avenue blvd county auto motors motor chevrolet toyota honda hall park university city heights beach springs creek lake mountain valley hills island mall airport hospital college bridge village township'.split(
		' ',
	),
);

/** Someone related to the customer: "my husband Mike", "Mike, my husband". */
export function isRelation(place: NamePlace): boolean {
	const { parsed, end } = place;
	const before = tokenBefore(place);
	const word = wordAt(parsed, before);
	const relation = word === ',' || word === 'named' ? wordAt(parsed, before - 1) : word;
	if (context.RELATIONS.has(relation)) return true;
	if ((word === 'from' || word === 'to') && KIN_VERBS.has(wordAt(parsed, before - 1))) return true;
	if ((word === 'and' || word === '&') && place.refusedBefore === before) return true;
	if (isOwn(place, end)) return true;
	if (wordAt(parsed, end) !== ',' || !context.POSSESSIVES.has(wordAt(parsed, end + 1)))
		return false;
	return (
		context.RELATIONS.has(wordAt(parsed, end + 2)) || context.RELATIONS.has(wordAt(parsed, end + 3))
	);
}

/** "Mike my husband", "Mike (my husband)". */
function isOwn({ parsed }: NamePlace, end: number): boolean {
	const at = wordAt(parsed, end) === '(' ? end + 1 : end;
	return (
		context.POSSESSIVES.has(wordAt(parsed, at)) && context.RELATIONS.has(wordAt(parsed, at + 1))
	);
}

/** Another business's employee: "Mike at the Valvoline", "the other Mike". */
export function isOfAnotherBusiness(place: NamePlace): boolean {
	const { parsed, end, sentenceEnd } = place;
	const before = wordAt(parsed, tokenBefore(place));
	if (context.OTHERS_BEFORE.has(before)) return true;
	if (before === ',' && isElsewhere(parsed, tokenBefore(place) - 1)) return true;
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

/** "the guy at Firestone, Mike". */
function isElsewhere(parsed: NamePlace['parsed'], index: number): boolean {
	const step = wordAt(parsed, index - 1);
	return context.ELSEWHERE.has(wordAt(parsed, index)) && (step === 'at' || step === 'from');
}

const STEPS = new Set('at from over down across of with next in'.split(' '));
const OTHER = new Set('another other previous former old different'.split(' '));
const BUSINESSES = new Set(
	'shop dealer dealers dealership place garage store mechanic company bank lot guys business'.split(
		' ',
	),
);

/** Somebody else instead: "not Mike, a guy who …", "it wasn't Mike", "instead of Mike". */
export function isNegated(place: NamePlace): boolean {
	const { parsed, end } = place;
	if (isPossessive(wordAt(parsed, end - 1))) return false;
	const before = tokenBefore(place);
	const word = wordAt(parsed, before);
	if (NEGATIONS.has(word)) return wordAt(parsed, before - 1) !== 'if';
	return (
		(word === 'of' && wordAt(parsed, before - 1) === 'instead') ||
		(word === 'than' && RATHER.has(wordAt(parsed, before - 1)))
	);
}

const NEGATIONS = new Set(['not', "isn't", "wasn't", 'isnt', 'wasnt']);
const RATHER = new Set(['rather', 'other']);

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

/** Part of somebody else's name, judging by the adjacent words: "Tom Brady", "James Dean". */
export function isPartOfAnotherName(place: NamePlace, surname: boolean): boolean {
	const { parsed, first, end, style, sentenceFirst } = place;
	const { tokens, text } = parsed;
	const next = tokens[end];
	if (next && isNextTo(parsed, end - 1) && !namesStaff(place, end)) {
		if (PLACE_NOUNS.has(next.word)) return true;
		if (style === 'usual' && next.kind === 'word' && isCapital(text, next.start)) {
			const word = next.word.replace(/'.*/, '');
			if (!context.NOT_A_SURNAME.has(word) && !isVerbInTitle(place, word)) return true;
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

/** A capitalized verb in a text that capitalizes every word: "Mike Fixed My Brakes". */
function isVerbInTitle({ parsed, end, sentenceEnd }: NamePlace, word: string): boolean {
	if (!context.PERSON_VERBS.has(word) && !word.endsWith('ed')) return false;
	const after = parsed.tokens[end + 1];
	return after?.kind === 'word' && end + 1 < sentenceEnd && isCapital(parsed.text, after.start);
}
