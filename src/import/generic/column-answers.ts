import * as z from 'zod';
import { digestOf } from '../../reviews/canonical-json.ts';
import { compareText } from '../../reviews/order.ts';
import { GENERIC_FIELDS } from './generic-fields.ts';
import type { ImportMap } from './import-map.ts';

/** The meanings that the operator can give a column: a field, or "ignore". */
export const MEANINGS = [...GENERIC_FIELDS, 'ignore'] as const;

/** The operator's answers about columns, by their names in lower case. */
export const ColumnAnswers = z.record(z.string(), z.enum(MEANINGS));
export type ColumnAnswers = Readonly<z.output<typeof ColumnAnswers>>;

/** The answers about the columns of one kind of file. They hold only for files with exactly these columns. */
export const KeptAnswers = z.strictObject({
	header: z.string().describe('SHA-256 of the names of all columns, in lower case and sorted.'),
	meanings: ColumnAnswers,
});
export type KeptAnswers = z.output<typeof KeptAnswers>;

/** Identifies files with the same columns. */
export function headerOf(names: readonly string[]): string {
	return digestOf(names.map((name) => name.toLowerCase()).toSorted(compareText));
}

/** Adds answers about the columns that a file has to its mapping. Columns that both name move. Answers for one field keep the order of the file. */
export function withColumns(
	map: ImportMap | undefined,
	answers: ColumnAnswers = {},
	names: readonly string[],
): ImportMap | undefined {
	const given = Object.entries(answers)
		.filter(([name]) => names.includes(name))
		.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other));
	if (given.length === 0) return map;
	const isGiven = (name: string) => given.some(([one]) => one === name.toLowerCase());
	const kept = Object.entries(map?.fields ?? {}).map(
		([field, columns]) => [field, [columns].flat().filter((name) => !isGiven(name))] as const,
	);
	const fields: Record<string, string[]> = Object.fromEntries(kept);
	for (const [name, meaning] of given.toReversed()) {
		if (meaning !== 'ignore') fields[meaning] = [name, ...(fields[meaning] ?? [])];
	}
	const ignored = given.flatMap(([name, meaning]) => (meaning === 'ignore' ? [name] : []));
	return {
		constants: {},
		values: {},
		...map,
		fields: Object.fromEntries(Object.entries(fields).filter(([, columns]) => columns.length > 0)),
		ignore: [...(map?.ignore ?? []).filter((name) => !isGiven(name)), ...ignored],
		personal: map?.personal?.filter((name) => !isGiven(name)),
	};
}

/** The columns of a file that the operator gave a meaning; `undefined` if there are none. */
export function answeredIn(
	names: readonly string[],
	{ columns = {} }: { readonly columns?: ColumnAnswers | undefined },
	header: string,
): { readonly header: string; readonly columns: readonly string[] } | undefined {
	const told = names.filter((name) => Object.hasOwn(columns, name));
	return told.length === 0 ? undefined : { header, columns: told };
}

/** Says which columns are ignored because of answers of earlier imports. */
export function describeIgnored(
	names: readonly string[],
	kept: ColumnAnswers,
	given: ColumnAnswers,
): string[] {
	const ignored = names.filter((name) => kept[name] === 'ignore' && given[name] === 'ignore');
	return ignored.length === 0 ? [] : [`ignored, as you answered before: ${ignored.join(', ')}`];
}
