import { received } from '../../endpoints/http/problem.ts';
import { NamedValues, toKey } from '../../search/named-values.ts';

/** A value that an argument may name, with its other spellings. */
export interface Nameable {
	readonly id: string;
	readonly name: string;
	readonly spellings?: readonly string[];
}

/** The id that was meant, or a sentence that lists the values to choose from. */
export type NameMatch = { readonly id: string } | { readonly problem: string };

/** The most values that a sentence lists. */
const MAX_LISTED = 40;

/**
 * Finds a value by its id, name or another spelling, ignoring case, accents and separators. If
 * several fit, or none does, the problem says which exist.
 */
export function matchName(values: readonly Nameable[], given: string): NameMatch {
	const known = new NamedValues(
		values.map(({ id, name, spellings = [] }) => ({ value: id, names: [name, ...spellings] })),
	);
	const found = known.find(given);
	const [id] = found;
	if (id !== undefined && found.length === 1) return { id };
	const near = found.length > 0 ? found : known.similar(given);
	const shown = JSON.stringify(received(given));
	if (near.length === 0) return { problem: `${shown} does not exist; there are ${list(values)}` };
	const meant = values.filter((value) => near.includes(value.id));
	return { problem: `${shown} does not match exactly; did you mean ${list(meant)}?` };
}

function list(values: readonly Nameable[]): string {
	const named = values
		.slice(0, MAX_LISTED)
		.map(({ id, name }) => (toKey(id) === toKey(name) ? name : `${id} (${name})`));
	const rest = values.length - named.length;
	return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ') || 'none';
}
