import lists from './names.json' with { type: 'json' };

/** Words next to a name that say who it is, by kind: job titles, relatives, verbs of people and so on. */
export const CONTEXTS: Readonly<Record<keyof typeof lists.contexts, ReadonlySet<string>>> = setsOf(
	lists.contexts,
);

/** Other meanings that a name may have: a word, a time, a place or town, a brand. */
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
 * Formal names by short form, most likely first: a short form belongs to the first formal name that lists
 * it, so that "Chris" is Christopher before Christine.
 */
export const FORMALS: ReadonlyMap<string, readonly string[]> = invert(SHORTS);

/** For each given name, those that sound like it. A customer may write one for another. */
export const SPELLINGS: ReadonlyMap<string, ReadonlySet<string>> = createFamilies();

/** Common given names. A text that uses one means that name, not a misspelling of another. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set([
	...setOf(lists.given_names),
	...SHORTS.keys(),
	...FORMALS.keys(),
	...SPELLINGS.keys(),
]);

function setOf(lines: readonly string[]): ReadonlySet<string> {
	return new Set(lines.flatMap((line) => line.split(' ')));
}

function setsOf<Key extends string>(
	record: Readonly<Record<Key, readonly string[]>>,
): Record<Key, ReadonlySet<string>>;
function setsOf(record: Readonly<Record<string, readonly string[]>>) {
	return Object.fromEntries(Object.entries(record).map(([key, lines]) => [key, setOf(lines)]));
}

function invert(shorts: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
	const formals = new Map<string, string[]>();
	for (const [formal, forms] of shorts) {
		for (const form of forms) formals.set(form, [...(formals.get(form) ?? []), formal]);
	}
	return formals;
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
