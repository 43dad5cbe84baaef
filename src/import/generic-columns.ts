import { columnsOf, type Columns, type GenericField } from './generic-fields.ts';
import { ImportError } from './import-error.ts';
import type { ImportMap } from './import-map.ts';
import { parseRating } from './parse-rating.ts';
import { openDateOf, readDate } from './written-date.ts';

const MAX_SHOWN = 40;

/**
 * Assigns the columns of a file to fields, first by the mapping file and then by column name.
 * @throws {ImportError} if a required or mapped column is missing, or several columns fit a field.
 *   The message lists the columns.
 */
export function mapColumns(
	file: string,
	names: readonly string[],
	map: ImportMap | undefined,
): Columns {
	const mapped = new Map(
		// The schema allows only field names as keys.
		Object.entries(map?.fields ?? {}).map(
			([field, name]) => [field as GenericField, name.toLowerCase()] as const,
		),
	);
	const personal = lower(map?.personal);
	const ignored = lower(map?.ignore);
	const proof = lower(map?.proof === undefined ? [] : [map.proof.column]);
	assertKnown(file, names, [...mapped.values(), ...personal, ...ignored, ...proof]);
	const shown = [...mapped.values()].find((name) => personal.includes(name));
	if (shown !== undefined) {
		throw new ImportError(
			`Cannot use the mapping file for "${file}": the column "${shown}" is both personal and assigned to a field`,
		);
	}

	const apart = new Set([...mapped.values(), ...personal, ...ignored]);
	const found = columnsOf(names.filter((name) => !apart.has(name)));
	const fields = new Map([...found.fields, ...mapped]);
	const open = found.open.find(({ field }) => !mapped.has(field));
	if (open !== undefined) {
		throw new ImportError(
			`Cannot import "${file}": the ${open.field} may be in ${listColumns(open.columns)}. ` +
				`Choose one in a mapping file: --map FILE, with fields: { ${open.field}: … }`,
		);
	}
	const columns = { ...found, fields, personal: [...found.personal, ...personal], open: [] };
	const missing = missingColumns(names, columns);
	if (missing !== undefined) throw new ImportError(`Cannot import "${file}": ${missing}`);
	return columns;
}

/** Says which necessary columns a table lacks, what the others were taken for, and what to do. */
export function missingColumns(
	names: readonly string[],
	{ fields }: Pick<Columns, 'fields'> = columnsOf(names),
): string | undefined {
	const missing = [
		...(fields.has('rating') ? [] : ['rating']),
		...(fields.has('date') ? [] : ['date']),
		...(fields.has('text') || fields.has('id') ? [] : ['text']),
	];
	if (missing.length === 0) return undefined;
	const taken = [...fields].map(([field, name]) => `${field} from ${listColumns([name])}`);
	const known = taken.length === 0 ? '' : ` (taken: ${taken.join(', ')})`;
	const wanted = missing.map((field) => `${field}: COLUMN`).join(', ');
	return (
		`no column has the ${missing.join(' and the ')}${known}; ${describe(names)}.\n` +
		`  Write a mapping file with fields: { ${wanted} }, and add --map FILE`
	);
}

/**
 * Whether a first line is a record instead of a header. Its cells may be personal and must not be
 * shown.
 */
export function looksLikeRecord(cells: readonly string[]): boolean {
	return cells.some(
		(cell) =>
			cell.length > 60 ||
			cell.includes('@') ||
			parseRating(cell) !== undefined ||
			openDateOf(cell) !== undefined ||
			readDate(cell, {}) !== undefined,
	);
}

function assertKnown(file: string, names: readonly string[], wanted: readonly string[]): void {
	const unknown = wanted.filter((name) => !names.includes(name));
	if (unknown.length === 0) return;
	throw new ImportError(
		`Cannot use the mapping file for "${file}": it has no column ${listColumns(unknown)}; ${describe(names)}`,
	);
}

function describe(names: readonly string[]): string {
	if (looksLikeRecord(names)) {
		return 'its first line seems to be a record; if so, list the names of its columns as "header" in a mapping file';
	}
	return `its columns are ${listColumns(names)}`;
}

function lower(names: readonly string[] = []): string[] {
	return names.map((name) => name.toLowerCase());
}

/**
 * Lists column names for a message. Leaves out long ones and those with "@" or five digits: JSON
 * member names may be personal.
 */
export function listColumns(names: readonly string[]): string {
	const shown = names.filter((name) => name !== '' && name.length <= 60 && !/@|\d{5}/.test(name));
	const more = names.filter((name) => name !== '').length - Math.min(shown.length, MAX_SHOWN);
	const list = shown.slice(0, MAX_SHOWN).map((name) => `"${name}"`);
	return [...list, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
