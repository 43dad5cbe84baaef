import { correctByValues, type ColumnValues } from './column-values.ts';
import { proseQuestion, textColumns } from './text-columns.ts';
import { columnsByAnswers, hasMarks } from './columns-by-answers.ts';
import { choiceOf, isNumbered } from '../files/choice-headings.ts';
import { aspectColumns } from './generic-aspects.ts';
import {
	columnsFor,
	columnsOf,
	hasOpinion,
	type Columns,
	type GenericField,
} from './generic-fields.ts';
import { listColumns, looksLikeRecord } from './list-columns.ts';
import { ImportError, UnreadableFile } from '../import-error.ts';
import type { OperatorAnswers } from '../formats/import-format.ts';
import type { ImportMap, Preset } from './import-map.ts';
import { kindOfColumn } from './personal-columns.ts';
import { choicesOf } from './place-columns.ts';
import { replyDateOf } from './reply-date.ts';
import { isInReplies } from '../formats/find-replies.ts';
import { OpenQuestions, type OpenQuestion } from '../open-questions.ts';

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' });

/** Evidence about the columns of a file, besides their names. */
export interface ColumnHints {
	readonly map?: ImportMap | undefined;
	/** The mapping for exports of this vendor. Its columns may be missing. */
	readonly preset?: Preset | undefined;
	readonly values?: ColumnValues;
}

export interface AssignedColumns {
	readonly columns: Columns;
	/** Columns about publication, of which only the operator can say what their answers mean. */
	readonly consents: readonly string[];
	/** The columns of which nothing is read. */
	readonly unused: readonly string[];
	readonly questions: OpenQuestion[];
}

/**
 * Assigns the columns of a file to fields, first by the mapping file and then by column name. Returns
 * with them what only the operator can say.
 * @throws {ImportError} if a required or mapped column is missing, or several columns fit a field.
 *   The message lists the columns.
 */
export function mapColumns(
	file: string,
	names: readonly string[],
	hints: ColumnHints,
): AssignedColumns {
	const { map } = hints;
	const used = fieldsIn(map).flatMap(([, columns]) => columns);
	const proof = lower(map?.proof === undefined ? [] : [map.proof.column]);
	const personal = lower(map?.personal);
	assertKnown(file, names, [...used, ...personal, ...lower(map?.ignore), ...proof]);
	const shown = used.find((name) => personal.includes(name));
	if (shown !== undefined) {
		throw new ImportError(
			`Cannot use the mapping file for "${file}": the column "${shown}" is both personal and assigned to a field`,
		);
	}
	const columns = assignColumns(names, hints);
	const { open } = columns;
	const consents = open.flatMap(({ field, columns: found }) => (field === 'consent' ? found : []));
	const questions: OpenQuestion[] = open.flatMap(({ field, columns: choices }) => {
		const question = `Which column has the ${field}?`;
		return field === 'consent' ? [] : [{ file, flag: 'column', question, choices, field }];
	});
	// What other columns leave open depends on these.
	if (open.some(({ field }) => field === 'rating' || field === 'date')) {
		throw new OpenQuestions(questions);
	}
	const missing = missingColumns(names, columns);
	if (missing !== undefined) throw new UnreadableFile(file, missing);
	const unused = unusedColumns(names, columns, hints);
	return { columns, consents, unused, questions };
}

/** Assigns the columns as far as possible. */
export function assignColumns(
	names: readonly string[],
	{ map, preset, values = new Map() }: ColumnHints,
): Columns {
	const mapped = new Map([
		...fieldsIn(preset).map(
			([field, columns]) => [field, columns.filter((name) => names.includes(name))] as const,
		),
		...fieldsIn(map),
	]);
	const personal = lower([...(preset?.personal ?? []), ...(map?.personal ?? [])]);
	const apart = new Set([...[...mapped.values()].flat(), ...personal, ...ignoredIn(preset, map)]);
	const free = names.filter((name) => !apart.has(name));
	const words = free.filter((name) => !hasMarks(name, values.get(name)));
	const found = correctByValues(columnsByAnswers(free, values), words, values);
	const first = [...mapped].flatMap(([field, [name]]) =>
		name === undefined ? [] : [[field, name] as const],
	);
	const fields = new Map([...found.fields, ...first]);
	const others = new Map([
		...(found.others ?? []),
		...[...mapped].map(([field, [, ...rest]]) => [field, rest] as const),
	]);
	const isMapped = (field: GenericField) => (mapped.get(field) ?? []).length > 0;
	const known = isMapped('consent') ? columnsFor(found, 'consent') : [];
	const isChoice = (name: string) => choiceOf(name).question !== undefined;
	const choices = known.filter(isChoice);
	if (choices.length > 0) others.set('consent', [...(others.get('consent') ?? []), ...choices]);
	const more = known.filter((name) => !isChoice(name));
	const open = [
		...found.open.filter(({ field }) => field === 'consent' || !isMapped(field)),
		...more.map((name) => ({ field: 'consent' as const, columns: [name] })),
	];
	for (const [field, kind] of [
		['location', 'places'],
		['rating', 'ratings'],
	] as const) {
		const [choice, ...further] = fields.has(field) ? [] : choicesOf(kind, free, values);
		if (choice === undefined) continue;
		fields.set(field, choice);
		others.set(field, further);
	}
	const used = new Set([...fields.values(), ...[...others.values()].flat()]);
	// A mapping may take away the field that the name of a column suggests.
	const owned = free.filter((name) => {
		const isPlace = (values.get(name)?.places ?? 0) > 0;
		return !used.has(name) && !isPlace && kindOfColumn(name) !== undefined;
	});
	const named = { ...found, fields, others, personal: [...owned, ...personal], open };
	const replyDate = replyDateOf(words, named, values);
	if (replyDate !== undefined) fields.set('reply_date', replyDate);
	const proseText = fields.has('text') ? undefined : proseQuestion(words, named, values);
	if (proseText !== undefined) fields.set('text', proseText);
	const isText = mapped.has('text') || open.some(({ field }) => field === 'text');
	const [text, ...further] = isText ? [] : textColumns(words, named, values);
	if (text !== undefined) fields.set('text', text);
	if (further.length > 0) others.set('text', further);
	return { ...named, proseText };
}

/** Returns the columns of which nothing is read. */
export function unusedColumns(
	names: readonly string[],
	columns: Columns,
	hints: ColumnHints,
): string[] {
	const isEmpty = (name: string) => isNumbered(name) && !hints.values?.has(name);
	const isReply = (name: string) =>
		!columns.fields.has('reply') && /[.[]/.test(name) && isInReplies(name, hints.preset?.replies);
	return unreadColumns(names, columns, hints).filter(
		(name) => !name.startsWith('parent.') && !isReply(name) && !isEmpty(name),
	);
}

/** Returns the columns of which nothing is read, with those of surrounding objects and of replies. */
export function unreadColumns(
	names: readonly string[],
	columns: Columns,
	{ map, preset }: Pick<ColumnHints, 'map' | 'preset'>,
): string[] {
	const { fields, others = new Map<string, string[]>(), withheld, shown, anonymous } = columns;
	const used = new Set([
		...[...fields.values(), ...[...others.values()].flat()],
		...[...withheld, ...shown, ...anonymous, ...columns.personal, ...aspectColumns(names, columns)],
		...[...ignoredIn(preset, map), ...lower(map?.proof === undefined ? [] : [map.proof.column])],
	]);
	return names.filter((name) => name !== '' && !used.has(name));
}

function ignoredIn(preset: ImportMap | undefined, map: ImportMap | undefined): string[] {
	return lower([...(preset?.ignore ?? []), ...(map?.ignore ?? [])]);
}

function fieldsIn(map: ImportMap | undefined): (readonly [GenericField, string[]])[] {
	return Object.entries(map?.fields ?? {}).map(
		// The schema allows only field names as keys.
		([field, columns]) => [field as GenericField, lower([columns].flat())],
	);
}

/** Says which necessary columns a table lacks, what the others were taken for, and what to do. */
export function missingColumns(
	names: readonly string[],
	{ fields }: Pick<Columns, 'fields'> = columnsOf(names),
): string | undefined {
	const missing = [
		...(hasOpinion({ fields }) ? [] : ['rating']),
		...(fields.has('date') ? [] : ['date']),
		...(fields.has('text') || fields.has('id') ? [] : ['text']),
	];
	if (missing.length === 0) return undefined;
	const taken = [...fields].map(([field, name]) => `${field} from ${listColumns([name])}`);
	const known = taken.length === 0 ? '' : ` (taken: ${taken.join(', ')})`;
	const flags = missing.map((field) => `--column COLUMN=${field}`).join(' ');
	const or = hasOpinion({ fields })
		? ''
		: '\n  If there are no star ratings, use COLUMN=recommends instead of COLUMN=rating';
	return (
		`no column looks like the ${NAMES.format(missing)}${known}; ${describe(names)}\n` +
		`  Name ${missing.length === 1 ? 'it' : 'them'}: ${flags}${or}`
	);
}

/**
 * Checks that the only file of an import has the columns that the operator named.
 * @throws {ImportError}
 */
export function assertHas(
	file: string,
	names: readonly string[],
	{ columns = {}, isOnlyFile = false }: OperatorAnswers,
): void {
	const unknown = Object.keys(columns).filter((name) => !names.includes(name));
	if (!isOnlyFile || unknown.length === 0) return;
	throw new ImportError(
		`Cannot use --column for "${file}": it has no column ${listColumns(unknown)}; ${describe(names)}`,
	);
}

function assertKnown(file: string, names: readonly string[], wanted: readonly string[]): void {
	const unknown = wanted.filter((name) => !names.includes(name));
	if (unknown.length === 0) return;
	throw new ImportError(
		`Cannot use the mapping file for "${file}": it has no column ${listColumns(unknown)}; ${describe(names)}\n` +
			'  A mapping file for one of several files is given as --map FILE=MAPPING-FILE',
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
