import { groupByEach } from '../../reviews/group-by-each.ts';
import lists from './names.json' with { type: 'json' };

/** Words next to a name that show who it is, by kind: job titles, relatives, verbs that people do. */
export const CONTEXTS: Readonly<Record<keyof typeof lists.contexts, ReadonlySet<string>>> = setsOf(
	lists.contexts,
);

/** Names with other meanings, by kind of meaning: a word, a time, a place or a brand. */
export const MEANINGS: Readonly<Record<keyof typeof lists.meanings, ReadonlySet<string>>> = setsOf(
	lists.meanings,
);

/** Capitalized words that may precede a name without being its given name: "Thanks Mike". */
export const NOT_A_GIVEN_NAME = setOf(lists.not_given_names);

/** Capitalized words that may follow a name without being its surname: "Mike Was". */
export const NOT_A_SURNAME = setOf(lists.not_surnames);

/** Short forms by formal name. */
export const SHORTS: ReadonlyMap<string, readonly string[]> = new Map(
	lists.short_forms.map((group) => {
		const [formal = '', ...shorts] = group.split(' ');
		return [formal, shorts];
	}),
);

/**
 * Formal names by short form, in the order of `SHORTS`, most likely first: for "Chris", Christopher comes
 * before Christine.
 */
export const FORMALS: ReadonlyMap<string, readonly string[]> = groupByEach(
	SHORTS.keys(),
	(formal) => SHORTS.get(formal) ?? [],
);

/** Given names that sound alike, by name. A customer may confuse them. */
export const SPELLINGS: ReadonlyMap<string, ReadonlySet<string>> = createFamilies();

/** Common given names. They are never treated as misspellings of other names. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set([
	...setOf(lists.given_names),
	...SHORTS.keys(),
	...FORMALS.keys(),
	...SPELLINGS.keys(),
]);

export function setOf(lines: readonly string[]): ReadonlySet<string> {
	return new Set(lines.flatMap((line) => line.split(' ')));
}

function setsOf<Key extends string>(
	record: Readonly<Record<Key, readonly string[]>>,
): Record<Key, ReadonlySet<string>>;
function setsOf(record: Readonly<Record<string, readonly string[]>>) {
	return Object.fromEntries(Object.entries(record).map(([key, lines]) => [key, setOf(lines)]));
}

function createFamilies(): Map<string, Set<string>> {
	const families = new Map<string, Set<string>>();
	for (const family of lists.spellings) {
		const names = family.split(' ');
		for (const name of names) {
			const others = families.get(name) ?? new Set<string>();
			for (const other of names) if (other !== name) others.add(other);
			families.set(name, others);
		}
	}
	return families;
}
