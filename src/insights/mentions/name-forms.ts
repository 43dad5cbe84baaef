import { FORMALS, GIVEN_NAMES, MEANINGS, SHORTS, SPELLINGS } from './name-lists.ts';
import { toNameParts, type NameParts } from './name-parts.ts';
import { cutsOf } from './name-words.ts';
import type { Person } from './person.ts';

export type NameMethod = 'full' | 'first' | 'last' | 'nickname' | 'misspelling' | 'initial';

/** One way to refer to a person in a text. */
export interface NameForm {
	readonly words: readonly string[];
	readonly person: Person;
	readonly method: NameMethod;
	/** Confidence if the context does not contradict it. */
	readonly confidence: number;
	/** 0 for a declared name; higher for forms derived from it in more steps. */
	readonly rank: number;
}

type First = Pick<NameForm, 'words' | 'method' | 'confidence' | 'rank'>;

/** Lists all ways to refer to a person, declared and derived. */
export function toNameForms(person: Person): NameForm[] {
	const { last, given, nicknames } = toNameParts(person.name);
	const firsts = firstNames(given, [
		...nicknames,
		...(person.nicknames ?? []),
		...(person.aliases ?? []).filter((alias) => !/\s/.test(alias)),
	]).filter(({ words }) => !last.some((cut) => cut.join() === words.join()));
	const [initial = ''] = given[0]?.[0] ?? '';
	return [
		...firsts.map((first) => ({ ...first, person })),
		...last.flatMap((words) => [
			form(person, words, 'last', 0.9, 1),
			form(person, [initial, ...words], 'initial', 0.94, 0),
			...firsts.map((first) =>
				form(person, [...first.words, ...words], 'full', 0.99 - first.rank * 0.02, 0),
			),
		]),
		...firsts.flatMap((first) =>
			last
				.slice(0, 1)
				.map(([word = '']) =>
					form(person, [...first.words, word[0] ?? ''], 'initial', 0.94 - first.rank * 0.02, 0),
				),
		),
		...(person.aliases ?? [])
			.filter((alias) => /\s/.test(alias))
			.flatMap((alias) => cutsOf(alias).slice(1))
			.map((words) =>
				form(person, words, words.at(-1)?.length === 1 ? 'initial' : 'full', 0.96, 0),
			),
	];
}

function form(
	person: Person,
	words: readonly string[],
	method: NameMethod,
	confidence: number,
	rank: number,
): NameForm {
	return { words, person, method, confidence, rank };
}

function firstNames(given: NameParts['given'], declared: readonly string[]): First[] {
	const firsts = new Map<string, First>();
	const add = (words: readonly string[], method: NameMethod, confidence: number, rank: number) => {
		const key = words.join(' ');
		if ((firsts.get(key)?.confidence ?? 0) < confidence)
			firsts.set(key, { words, method, confidence, rank });
	};
	for (const words of given) add(words, 'first', 0.93, 0);
	for (const name of declared) for (const words of cutsOf(name)) add(words, 'nickname', 0.93, 0);
	const bases = [...firsts.values()].filter(({ words }) => words.length === 1);
	for (const { words } of bases) {
		const [name = ''] = words;
		for (const short of shortsOf(name)) add([short], 'nickname', 0.9, 1);
		// "Chris" may be Christopher or Christine: the less likely one requires the last name.
		for (const [at, formal] of (FORMALS.get(name) ?? []).entries()) {
			add([formal], 'nickname', at === 0 ? 0.9 : 0.8, at === 0 ? 1 : 3);
			if (at > 0) continue;
			for (const short of SHORTS.get(formal) ?? []) add([short], 'nickname', 0.88, 2);
		}
	}
	for (const { words } of bases)
		for (const pet of petNamesOf(words[0] ?? '')) add([pet], 'nickname', 0.87, 2);
	for (const { words, rank } of [...firsts.values()].filter((first) => first.words.length === 1)) {
		for (const spelling of SPELLINGS.get(words[0] ?? '') ?? []) {
			add([spelling], 'misspelling', rank < 2 ? 0.88 : 0.8, rank + 1);
		}
	}
	for (const { words } of [...firsts.values()].filter((first) => first.words.length > 1)) {
		for (const [at, word] of words.entries()) {
			for (const spelling of SPELLINGS.get(word) ?? []) {
				add(words.with(at, spelling), 'misspelling', 0.88, 1);
			}
		}
	}
	return [...firsts.values()];
}

/**
 * Returns the short forms of a name. If it has none, returns those of its other spellings: "Phil" for
 * Phillip.
 */
function shortsOf(name: string): readonly string[] {
	const own = SHORTS.get(name);
	if (own) return own;
	return [...(SPELLINGS.get(name) ?? [])].flatMap((spelling) => SHORTS.get(spelling) ?? []);
}

/**
 * Returns pet names such as "Frankie" and "Robby", unless they are given names or ordinary words themselves.
 */
function petNamesOf(name: string): string[] {
	if (!/^[^aeiou]*[aeiou]{1,2}[^aeiouy]{1,2}$/.test(name) || name.length > 5) return [];
	const doubled = /[aeiou][^aeiou]$/.test(name) ? name + name.slice(-1) : name;
	return [`${name}ie`, `${name}y`, `${doubled}ie`, `${doubled}y`].filter(
		(pet) => !GIVEN_NAMES.has(pet) && !isOrdinaryWord(pet),
	);
}

function isOrdinaryWord(pet: string): boolean {
	return MEANINGS.word.has(pet) || NO_PET_NAMES.has(pet);
}

const NO_PET_NAMES = new Set(
	'really rainy handy marky carly daley artsy party willy tiny penny jolly guyy bossy granty shiny deany dany doggy bully'.split(
		' ',
	),
);

/** Tells whether a form includes both names or an initial, so that no context is needed to confirm it. */
export function isNamedInFull({ method, rank }: NameForm): boolean {
	return method === 'full' || method === 'initial' || rank < 0;
}
