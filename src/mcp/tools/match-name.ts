import { received } from '../../endpoints/http/problem.ts';
import { foldName } from '../../reviews/fold.ts';

/** A value that an argument may name, with its other spellings. */
export interface NamedValue {
	readonly id: string;
	readonly name: string;
	readonly spellings?: readonly string[];
}

/** The value that was meant, or a sentence that lists the values to choose from. */
export type NameMatch<Value> = { readonly value: Value } | { readonly problem: string };

/** The most values that a sentence lists. */
const MAX_LISTED = 40;

/**
 * Finds a value by its id, name or another spelling, ignoring case, accents and separators. If
 * several fit, or none does, the problem says which exist.
 */
export function matchName<Value extends NamedValue>(
	values: readonly Value[],
	given: string,
): NameMatch<Value> {
	const wanted = plain(given);
	const byName = values.filter(({ id, name }) => [id, name].some((one) => plain(one) === wanted));
	const spelled = ({ spellings = [] }: Value) => spellings.some((one) => plain(one) === wanted);
	const exact = byName.length > 0 ? byName : values.filter(spelled);
	const [value, ...others] = exact;
	if (value && others.length === 0) return { value };

	const begins = ({ id, name }: Value) =>
		[id, ...name.split(' ')].some((word) => plain(word).startsWith(wanted));
	const near = exact.length > 0 ? exact : values.filter((each) => wanted !== '' && begins(each));
	const shown = JSON.stringify(received(given));
	if (near.length > 0) return { problem: `${shown} is not exact: did you mean ${list(near)}?` };
	return { problem: `${shown} does not exist; there are ${list(values)}` };
}

function plain(text: string): string {
	return foldName(text).replace(/[\s_-]+/g, ' ');
}

function list(values: readonly NamedValue[]): string {
	const named = values
		.slice(0, MAX_LISTED)
		.map(({ id, name }) => (plain(id) === plain(name) ? name : `${id} (${name})`));
	const rest = values.length - named.length;
	return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ') || 'none';
}
