import * as context from './name-contexts.ts';
import { OTHER_MEANING_AFTER } from './other-meanings.ts';
import { tokenBefore, type NamePlace } from './name-place.ts';
import { isAtWork, isCalled } from './name-signs.ts';
import { isPossessive } from './name-words.ts';
import { isCapital, wordAt } from './reading.ts';

/** Something other than a person: "Chase bank", "my Mercedes", "mike@example.com". */
export function isOtherThing(place: NamePlace): boolean {
	const { parsed, first, end, name } = place;
	const next = wordAt(parsed, end);
	if (OTHER_MEANING_AFTER.get(name)?.has(next) && !isPersonAllTheSame(place, next)) return true;
	const at = parsed.tokens[end]?.start === parsed.tokens[end - 1]?.end;
	if (at && (next === '@' || (next === '.' && wordAt(parsed, end + 1) === 'com'))) return true;
	if (wordAt(parsed, first - 1) === '@') return true;
	if (next === '-' && at && continuesInSmall(place)) return true;
	if (isSecondPart(place) || isShop(place)) return true;
	const before = tokenBefore(place);
	const word = wordAt(parsed, before) === '.' ? wordAt(parsed, before - 1) : wordAt(parsed, before);
	return SAINTS.has(word) || context.DETERMINERS.has(wordAt(parsed, before));
}

/** A person despite the word that follows: "Thank you Hope for all", "Faith in finance called". */
function isPersonAllTheSame(place: NamePlace, next: string): boolean {
	if (next === 'for') return isCalled(place);
	return (
		isAtWork(place) && isCapital(place.parsed.text, place.parsed.tokens[place.first]?.start ?? 0)
	);
}

const SAINTS = new Set(['saint', 'st', 'san', 'santa']);

/** A business named after its owner: "at Wendy's". */
function isShop({ parsed, first, end }: NamePlace): boolean {
	if (!isPossessive(wordAt(parsed, end - 1))) return false;
	if (EATERIES.has(wordAt(parsed, end))) return true;
	if (!AT_SHOP.has(wordAt(parsed, first - 1))) return false;
	const next = parsed.tokens[end];
	return next?.kind !== 'word' || AFTER_SHOP.has(next.word);
}

const EATERIES = new Set(
	'place shop garage store auto pizza diner grill bar cafe tavern'.split(' '),
);
const AT_SHOP = new Set('at to near past behind opposite by from'.split(' '));
const AFTER_SHOP = new Set(
	'and while across for in on next nearby down up before after when because but so which with is was or as until over until since'.split(
		' ',
	),
);

/** The second part of a hyphenated word: "C-Max". */
function isSecondPart({ parsed, first }: NamePlace): boolean {
	const [word, hyphen, name] = parsed.tokens.slice(Math.max(0, first - 2), first + 1);
	if (first < 2 || hyphen?.word !== '-' || word?.kind === 'sign') return false;
	return word?.end === hyphen.start && hyphen.end === name?.start;
}

/** The first part of a hyphenated word: "Luke-warm". */
function continuesInSmall({ parsed, end }: NamePlace): boolean {
	const [hyphen, next] = [parsed.tokens[end], parsed.tokens[end + 1]];
	if (next?.kind !== 'word' || next.start !== hyphen?.end) return false;
	return !isCapital(parsed.text, next.start);
}
