import { toKey, type NamedValue, type NamedValues } from './named-values.ts';

/** The value that a name means, or several that share it, or none. */
export interface NameMatch {
	readonly values: readonly string[];
	/** A sentence about a name that is not exactly that of one value. */
	readonly note?: string;
}

/** The most values that a sentence lists. */
const MAX_LISTED = 60;
const MAX_ECHO = 100;

/**
 * Finds a value by its id, name or another spelling, ignoring case, accents and separators. A name that is near only
 * one value means that value; of a person, it must be a part, such as the last name. Words that reviews of a value use
 * may mean its opposite, as "rude" for respect: the sentence only names the values.
 * @param what the noun for a value, as "location"
 */
export function matchName(known: NamedValues, what: string, given: string): NameMatch {
	const values = known.find(given);
	const shown = JSON.stringify([...given].slice(0, MAX_ECHO).join(''));
	const list = (some: readonly string[], by: 'and' | 'or') =>
		joinWords(
			some.flatMap((value) => known.values.find((each) => each.value === value) ?? []).map(labelOf),
			by,
		);
	if (values.length === 1) return { values };
	if (values.length > 1) return { values, note: `${shown} may be ${list(values, 'or')}.` };
	const similar = known.similar(given);
	const near = similar.length > 0 ? similar : known.meantBy(given);
	const none = `There is no ${what} ${shown}`;
	// "Tim Okafor" may be somebody who left, and not Tom Okafor.
	const isSure = what !== 'person' || known.similar(given, 0).length === 1;
	if (similar.length === 1 && isSure)
		return { values: near, note: `${none}; showing results for ${list(near, 'or')}.` };
	if (near.length > 0) return { values, note: `${none}; did you mean ${list(near, 'or')}?` };
	const all = known.values.map(({ value }) => value);
	const listed = all.length > MAX_LISTED ? `${all.length} others` : list(all, 'and') || 'none';
	return { values, note: `${none}; there are ${listed}.` };
}

/** Joins words as a list in a sentence. */
export function joinWords(words: readonly string[], by: 'and' | 'or'): string {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${by} ${last}`;
}

/** The value, and its name if that says more than an id. */
function labelOf({ value, names: [name = ''] }: NamedValue): string {
	const isId = /^[a-z0-9_-]+$/.test(value) && name !== '' && toKey(name) !== toKey(value);
	return isId ? `${value} (${name})` : value;
}
