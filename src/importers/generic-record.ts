import { fold } from '../reviews/fold.ts';
import { CalendarDate, type Instant } from '../reviews/calendar-date.ts';
import { tellsAuthor } from './author-in-url.ts';
import { toAnswer, toStatus } from './cell-values.ts';
import type { FlatRecord } from './flat-record.ts';
import { toPlainName, type GenericField } from './generic-fields.ts';
import type { GenericReading } from './generic-reading.ts';
import { shortenName } from './shorten-name.ts';
import { readDate } from './written-date.ts';

const NO_NAME = /^(?:anonymous|guest|customer|a google user|unknown|none|null|n\/a|-+)$/i;
const PHONE = /^[+(]?\d[\d\s().-]{6,}$/;
const PHONE_COLUMN = /phone|mobile|cell|tel/;
const ACCOUNT_COLUMN =
	/(?:author|reviewer|user|customer|consumer|member|client|contributor|profile)(?:account|profile)?(?:id|uid|uuid|guid|number|no|name|handle|slug|url|link)$/;

/** A record of a table or of JSON, asked by what its cells say. */
export interface GenericRecord {
	/** The trimmed cell of a field; "" where there is none. */
	cell(field: GenericField): string;
	/** Name of the column that says a field, for the report. */
	column(field: GenericField): string;
	readonly flat: FlatRecord;
	readonly reading: GenericReading;
	readonly warnings: string[];
}

export function createGenericRecord(flat: FlatRecord, reading: GenericReading): GenericRecord {
	const { fields } = reading.columns;
	return {
		cell: (field) => (flat[fields.get(field) ?? ''] ?? '').trim(),
		column: (field) => fields.get(field) ?? field,
		flat,
		reading,
		warnings: [],
	};
}

/** Whether a platform shows a review, and in what words the export says that it does not. */
export function visibilityOf({
	cell,
	flat,
	reading,
}: GenericRecord): { readonly isShown: boolean; readonly reason: string } | undefined {
	const column = reading.columns.withheld.find(
		(name) => toAnswer(fold((flat[name] ?? '').trim())) === true,
	);
	if (column !== undefined) {
		return { isShown: false, reason: `the export marks it as ${column.replaceAll('_', ' ')}` };
	}
	const status = fold(cell('status'));
	if (status === '') return { isShown: true, reason: '' };
	const meaning = reading.values.status.get(status) ?? toStatus(status);
	if (meaning === undefined) return undefined;
	const isShown = meaning === 'published';
	return { isShown, reason: 'the export does not show it as published' };
}

/** A first name and an initial, however much of the name the export has. */
export function authorOf({ cell }: GenericRecord): string | undefined {
	const whole = cell('author') || `${cell('first_name')} ${cell('last_name')}`.trim();
	return whole === '' || NO_NAME.test(whole) ? undefined : shortenName(whole);
}

export function locationOf({ cell, column, reading }: GenericRecord) {
	const written = cell('location');
	const value = reading.values.location.get(fold(written)) ?? (written || (reading.location ?? ''));
	return { field: column('location'), value };
}

/** The address of the review at its source, unless it tells of the author. */
export function sourceUrlOf({ cell, flat, warnings }: GenericRecord): string | undefined {
	const url = cell('url');
	if (url === '') return undefined;
	const accounts = Object.entries(flat)
		.filter(([name, value]) => ACCOUNT_COLUMN.test(toPlainName(name)) && value.trim() !== '')
		.map(([, value]) => value.trim());
	const names = [cell('author'), cell('first_name'), cell('last_name')];
	if (!tellsAuthor(url, { accounts, names })) return url;
	warnings.push('source url left out: it tells who wrote the review');
	return undefined;
}

export function sourceOf({ cell, reading }: GenericRecord): string {
	return reading.values.source.get(fold(cell('source'))) ?? reading.source;
}

export function visitDayOf(record: GenericRecord): CalendarDate | undefined {
	const written = record.cell('visit_date');
	if (written === '') return undefined;
	const day = readDate(written, record.reading.dates)?.slice(0, 10);
	if (day === undefined) record.warnings.push('visit day left out: it is no day');
	return day;
}

/** What a word means by the mapping file or by itself; a word that means nothing is told. */
export function meaningOf<Meaning>(
	{ cell, warnings }: GenericRecord,
	field: GenericField,
	told: ReadonlyMap<string, Meaning>,
	usual: (word: string) => Meaning | undefined,
): Meaning | undefined {
	const word = fold(cell(field));
	if (word === '') return undefined;
	const meaning = told.get(word) ?? usual(word);
	if (meaning === undefined) warnings.push(`${field} left out: its value is not known (--map)`);
	return meaning;
}

export function repliesOf({ cell, reading, warnings }: GenericRecord): {
	readonly text: string;
	readonly date: CalendarDate | Instant;
}[] {
	const text = cell('reply');
	if (text === '') return [];
	const date = readDate(cell('reply_date'), reading.dates);
	if (date !== undefined) return [{ text, date }];
	warnings.push('reply left out: its date is missing or no day');
	return [];
}

/** What the export says of the customer, for finding it in texts. */
export function secretsOf({ flat, reading }: GenericRecord) {
	const columns = [...reading.columns.personal, reading.proof?.column ?? ''];
	const secrets = columns
		.map((column) => ({ column, value: (flat[column] ?? '').trim() }))
		.filter(({ value }) => value !== '');
	return {
		orders: secrets.flatMap(({ column, value }) => (PHONE_COLUMN.test(column) ? [] : [value])),
		phones: secrets.flatMap(({ value }) => (PHONE.test(value) ? [value] : [])),
	};
}
