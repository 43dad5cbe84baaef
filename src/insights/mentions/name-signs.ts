import * as context from './name-contexts.ts';
import { MONTHS, ORDINARY_NAMES, PLACES, TOWNS } from './ordinary-names.ts';
import { namesStaff, tokenBefore, type NamePlace } from './name-place.ts';
import { isPossessive } from './name-words.ts';
import { isCapital, wordAt } from './reading.ts';

const JOINS = new Set(['and', '&', '/', ',', 'n', 'y', '+', 'or']);
const AT_WORK = new Set(['in', 'at', 'from', 'over', 'behind', 'with', 'out', 'on', 'up']);
const TIME_OR_WAY = new Set(
	'in on since until till last next by from through to before after of near late early mid during this every'.split(
		' ',
	),
);
const DEALINGS = new Set(
	'spoke speak speaking talk talked talking deal dealt dealing work worked working met meet meeting went'.split(
		' ',
	),
);
const MODALS = new Set(['will', 'may']);
const SAME_FORM = new Set('put let set cut beat read hit quit run come'.split(' '));
const COULD = new Set(['can', 'could', 'would', 'will', 'should', 'must']);
const MONEY = new Set(['bill', 'bills', 'price', 'cash', 'penny']);
const SUMS = new Set(
	'higher lower more less over under fair reasonable high low wrong right correct as exactly double within outrageous only around about just close paid sent $ what still way much too'.split(
		' ',
	),
);
const WEATHER = new Set(
	'hot cold busy slow over here when coming my last rough crazy wet a the'.split(' '),
);

/** Tells whether the words before a name ask for, address, thank or describe a person. */
export function isCalled(place: NamePlace): boolean {
	const { parsed, name } = place;
	const before = tokenBefore(place);
	const word = wordAt(parsed, before);
	const further = wordAt(parsed, before - 1);
	if (context.ROLES.has(word) || context.TITLES.has(word) || context.CALLS.has(word)) return true;
	if (word === '.') return context.TITLES.has(further);
	if (word === ':') return context.ROLES.has(further);
	if (word === 'was' || word === 'is') return context.ROLES.has(further) && !ADJECTIVES.has(name);
	if (word === ',') return context.ROLES.has(further) || context.CALLS.has(further);
	if (JOINS.has(word) && followsName(place, before)) return true;
	if (word === 'with') return DEALINGS.has(further);
	if (word === 'to' && PLACES.has(name) && (further === 'went' || further === 'go')) return false;
	if (word === 'for' || word === 'to' || word === 'you' || word === 'out' || word === 'at') {
		return context.CALLS_AT.has(further);
	}
	return false;
}

/** Names that are also adjectives: "our salesman was frank". */
const ADJECTIVES = new Set(
	'best bright cool fair fine frank gross quick rich savage sharp small smart wise young noble earnest good great hardy honor keen major misty dusty rusty sunny rowdy sonny stormy strong sterling swift tough'.split(
		' ',
	),
);

/**
 * Tells whether a lower-case name follows a job title and cannot be a verb or an adjective: "our advisor
 * heather was kind".
 */
export function isNamedByRole(place: NamePlace): boolean {
	const { parsed, name } = place;
	const word = wordAt(parsed, tokenBefore(place));
	if (!context.ROLES.has(word) && word !== 'named') return false;
	return !MODALS.has(name) && !MONEY.has(name) && !ADJECTIVES.has(name) && isActing(place);
}

/** Tells whether a joining word, with or without a comma before it, follows a staff name. */
function followsName({ parsed, foundBefore }: NamePlace, join: number): boolean {
	if (foundBefore === join) return true;
	return foundBefore === join - 1 && wordAt(parsed, join - 1) === ',';
}

/** "with Will", "by Art": a person, unless the name is also a month, a season or a day. */
export function isAccompanied(place: NamePlace): boolean {
	const word = wordAt(place.parsed, tokenBefore(place));
	return (word === 'with' || word === 'by') && !MONTHS.has(place.name);
}

/** Tells whether the words after a name say what the person did or was, or where they work. */
export function isActing(place: NamePlace): boolean {
	const { parsed, end, name } = place;
	const last = wordAt(parsed, end - 1);
	if (isPossessive(last)) {
		return (!MONTHS.has(name) && !PLACES.has(name)) || TRAITS.has(wordAt(parsed, end));
	}
	return isAtWork(place) || hasPersonVerb(place) || isJoined(place) || isAddressed(place);
}

const TRAITS = new Set(
	'knowledge patience help honesty work attention kindness professionalism expertise attitude diagnosis communication smile advice explanation experience enthusiasm energy assistance persistence courtesy efficiency integrity effort efforts dedication skill skills thoroughness recommendation guidance humor team desk office phone'.split(
		' ',
	),
);
const ADDRESSES = new Set(['you', "you're", 'youre', 'thank', 'thanks', 'thx', 'your']);

/** "Grace, you are the best". */
function isAddressed({ parsed, end }: NamePlace): boolean {
	const sign = wordAt(parsed, end);
	if (sign === '=') return true;
	return (sign === ',' || sign === '-' || sign === '—') && ADDRESSES.has(wordAt(parsed, end + 1));
}

/** "Mike in parts", "Grace at the front desk", "Priya, our advisor". */
export function isAtWork({ parsed, end, sentenceEnd }: NamePlace): boolean {
	const word = wordAt(parsed, end);
	if (AT_WORK.has(word)) return hasWithin(place(end + 1, 4), context.PLACES_OF_WORK);
	if (word === ',' || word === '(') return hasWithin(place(end + 1, 5), context.ROLES);
	return false;

	function place(first: number, count: number) {
		return { parsed, first, end: Math.min(sentenceEnd, first + count) };
	}
}

function hasWithin(
	{ parsed, first, end }: Pick<NamePlace, 'parsed' | 'first' | 'end'>,
	words: ReadonlySet<string>,
): boolean {
	for (let index = first; index < end; index++) {
		const word = wordAt(parsed, index);
		if (words.has(word)) return true;
		if (word === ',' || word === 'and') return false;
	}
	return false;
}

function hasPersonVerb({ parsed, end, name }: NamePlace): boolean {
	let index = end;
	while (index < end + 2 && isAdverb(wordAt(parsed, index))) index++;
	if (VERB_BEGINNINGS.has(wordAt(parsed, index)))
		index += wordAt(parsed, index + 1) === '-' ? 2 : 1;
	const verb = wordAt(parsed, index);
	const after = wordAt(parsed, index + 1);
	if (MODALS.has(name) && SAME_FORM.has(verb)) return false;
	if (MONEY.has(name) && (SUMS.has(after) || parsed.tokens[index + 1]?.kind === 'number'))
		return false;
	if (MONTHS.has(name) && context.COPULAS.has(verb) && WEATHER.has(after)) return false;
	if (COULD.has(verb) && !MONEY.has(name) && !MODALS.has(name) && !MONTHS.has(name)) return true;
	if (context.PERSON_VERBS.has(verb) || isPast(verb)) return true;
	return index > end && /[^su]s$/.test(verb);
}

/** First words of compound verbs: "test drove", "special-ordered". */
const VERB_BEGINNINGS = new Set(
	'test special double triple hand road price pressure jump spot hot pre over re cold follow single'.split(
		' ',
	),
);

function isAdverb(word: string): boolean {
	return context.ADVERBS.has(word) || (word.length > 4 && word.endsWith('ly'));
}

function isPast(word: string): boolean {
	return word.length > 4 && word.endsWith('ed') && !context.NOT_PAST.has(word);
}

/** Tells whether another staff name is joined to this one: "Rich and Pat". */
function isJoined(place: NamePlace): boolean {
	const { parsed, end, style } = place;
	if (!JOINS.has(wordAt(parsed, end))) return false;
	const at = end + (wordAt(parsed, end) === ',' && JOINS.has(wordAt(parsed, end + 1)) ? 2 : 1);
	const next = parsed.tokens[at];
	if (!next || !namesStaff(place, at)) return false;
	return style !== 'usual' || isCapital(parsed.text, next.start);
}

/** Tells whether the words before a name show a time or a place: "in April", "from Jordan". */
export function isOfTimeOrPlace(place: NamePlace): boolean {
	const { parsed, name } = place;
	if (TOWNS.has(name) && isOnTheWay(place)) return true;
	if (!MONTHS.has(name) && !PLACES.has(name)) return false;
	return TIME_OR_WAY.has(wordAt(parsed, tokenBefore(place))) && !isCalled(place);
}

/** "moved to Washington", "live in Logan", "an hour from Troy". */
function isOnTheWay({ parsed, first }: NamePlace): boolean {
	const before = wordAt(parsed, first - 1);
	if (before === 'near' || before === 'outside') return true;
	if (!WAYS.has(before)) return false;
	for (let index = first - 2; index >= Math.max(0, first - 7); index--) {
		if (parsed.tokens[index]?.kind === 'sign') return false;
		if (TRAVELS.has(wordAt(parsed, index))) return true;
	}
	return false;
}

const WAYS = new Set(['in', 'to', 'from', 'through', 'for', 'into']);
const TRAVELS = new Set(
	'move moved moving drive drove driving driven travel traveled travelled traveling trip come came coming way flew fly relocated live lives lived living stay stayed miles hours minutes hour commute commuted commuting headed heading located stranded broke born raised house home road town'.split(
		' ',
	),
);

export function isOrdinary(name: string): boolean {
	return ORDINARY_NAMES.has(name) || MONTHS.has(name);
}
