import { GIVEN_NAMES } from './given-names.ts';
import { TITLES } from './name-contexts.ts';
import type { NameForm } from './name-forms.ts';
import {
	isAccompanied,
	isActing,
	isCalled,
	isNamedByRole,
	isOfTimeOrPlace,
	isOrdinary,
} from './name-signs.ts';
import { tokenBefore, type NamePlace } from './name-place.ts';
import { BRANDS, MONTHS, PLACES } from './ordinary-names.ts';
import { isCapital, wordAt } from './reading.ts';

type Derivation = Pick<NameForm, 'method' | 'rank'>;

/** Tells whether a single name is spelled and used like a person's name. */
export function standsForPerson(
	place: NamePlace,
	form: Derivation,
	declaredOrdinary: boolean,
): boolean {
	if (isOfTimeOrPlace(place)) return false;
	const { name } = place;
	const ordinary = declaredOrdinary || isOrdinary(name);
	const surname = form.method === 'last';
	if (surname && isTitled(place)) return true;
	if (surname && (ordinary || GIVEN_NAMES.has(name))) return false;
	const doubtful = ordinary || PLACES.has(name) || BRANDS.has(name);
	if (place.style === 'usual') return stands(place, form, ordinary, doubtful);
	if (!doubtful) return surname ? isCalled(place) || isActing(place) : form.rank < 3;
	return isCalled(place) || (beginsClause(place) && isActing(place));
}

function stands(
	place: NamePlace,
	{ method, rank }: Derivation,
	ordinary: boolean,
	doubtful: boolean,
): boolean {
	const { parsed, first, sentenceFirst, name } = place;
	const { text, tokens } = parsed;
	const start = tokens[first]?.start ?? 0;
	if (!isCapital(text, start)) {
		if (method === 'last' || method === 'misspelling' || rank > 1) return false;
		if (doubtful) return isNamedByRole(place);
		if (isVerb(place)) return false;
		return GIVEN_NAMES.has(name) || isCalled(place) || isActing(place);
	}
	const abbreviation = ordinary && name.length < 4 && isCapital(text, start + 1);
	const beginning = first === sentenceFirst;
	const doubt = doubtful || (beginning && (rank > 1 || method === 'last'));
	if (!doubt) return true;
	if (isCalled(place) || isActing(place)) return true;
	if (beginning || abbreviation) return false;
	if (BRANDS.has(name) || PLACES.has(name) || MONTHS.has(name)) return isAccompanied(place);
	return true;
}

export function isTitled(place: NamePlace): boolean {
	const before = tokenBefore(place);
	const word = wordAt(place.parsed, before);
	return TITLES.has(word === '.' ? wordAt(place.parsed, before - 1) : word);
}

/** "can't stan", "would mark": a verb in lower case after an auxiliary. */
function isVerb(place: NamePlace): boolean {
	const before = wordAt(place.parsed, place.first - 1);
	return AUXILIARIES.has(before) || before.endsWith("n't");
}

const AUXILIARIES = new Set('can cannot will would could should must shall may might'.split(' '));

function beginsClause({ parsed, first, sentenceFirst }: NamePlace): boolean {
	if (first === sentenceFirst) return true;
	const before = parsed.tokens[first - 1];
	return before?.kind === 'sign' || before?.word === 'and' || before?.word === 'but';
}
