import { cutsOf } from './name-words.ts';

/** A declared name split into given and last name, each in all its possible word forms. */
export interface NameParts {
	readonly given: readonly (readonly string[])[];
	readonly last: readonly (readonly string[])[];
	/** Nicknames in quotes or parentheses within the name: `Robert "Bob" Kowalski`. */
	readonly nicknames: readonly string[];
}

const QUOTED = /["“(']([^"”)']{2,})["”)']/g;
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;
const PARTICLE = /^(de|del|della|da|dos|di|la|le|van|von|der|den|bin|ben|el|al|st\.?|mac|mc)$/i;

export function toNameParts(name: string): NameParts {
	const nicknames = [...name.matchAll(QUOTED)].map(([, nickname = '']) => nickname);
	const words = name
		.replace(QUOTED, ' ')
		.trim()
		.split(/\s+/)
		.filter((word) => !SUFFIX.test(word));
	if (words.length < 2) return { given: cutsOf(words.join('')), last: [], nicknames };
	let from = words.length - 1;
	while (from > 1 && PARTICLE.test(words[from - 1] ?? '')) from--;
	const given = words.slice(0, from).filter((word, at) => at === 0 || !/^\p{L}\.?$/u.test(word));
	const last = words.slice(from);
	return { given: cutsOfAll(given), last: cutsOfLast(last), nicknames };
}

/**
 * Returns the forms of a given name: several words may be written as one, or only the first may be used.
 */
function cutsOfAll(words: readonly string[]): string[][] {
	const [first = '', ...others] = words;
	if (others.length === 0) return cutsOf(first);
	const cuts = cutsOf(words.join(' '));
	return first.length >= 4 ? [...cuts, ...cutsOf(first).slice(0, 1)] : cuts;
}

/**
 * Returns the forms of a last name, with and without its particles: "Maria Cruz" for "Maria de la Cruz".
 */
function cutsOfLast(words: readonly string[]): string[][] {
	const whole = cutsOf(words.join(' '));
	return words.length > 1 ? [...whole, ...cutsOf(words.at(-1) ?? '').slice(0, 1)] : whole;
}
