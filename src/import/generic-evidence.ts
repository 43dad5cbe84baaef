import { toFlatRecord } from './flat-record.ts';
import type { Columns } from './generic-fields.ts';
import { valueOf, type RawRecord } from './import-format.ts';
import { parseRating } from './parse-rating.ts';
import { hasShortYear, openDateOf } from './written-date.ts';

/** A cell used as evidence, with its line. */
export interface Exhibit {
	readonly line: number;
	readonly cell: string;
}

/** Evidence of how the dates, ratings and sources in a file are written, from all its cells. */
export interface Evidence {
	/** The first date whose first number is too large for a month. */
	readonly dayFirst?: Exhibit;
	/** The first date whose second number is too large for a month. */
	readonly monthFirst?: Exhibit;
	/** The first date that is valid in both orders, as different days. */
	readonly eitherOrder?: Exhibit;
	/** The first date that writes day and month as numbers. */
	readonly inNumbers?: Exhibit;
	readonly shortYear?: Exhibit;
	/** The first rating above five. */
	readonly aboveFive?: Exhibit;
	/** The first rating for each stated scale, such as "4/5". */
	readonly scales: ReadonlyMap<number, Exhibit>;
	/** The number of records for each source name; "" for records without one. */
	readonly sources: ReadonlyMap<string, number>;
}

type First = { -readonly [Key in keyof Omit<Evidence, 'scales' | 'sources'>]: Exhibit };

const DATES = ['date', 'visit_date', 'reply_date'] as const;

/** Reads the whole file. Skips records that cannot be read; the import reports them later. */
export async function gatherEvidence(
	records: AsyncIterable<RawRecord>,
	{ fields }: Columns,
): Promise<Evidence> {
	const first: First = {};
	const scales = new Map<number, Exhibit>();
	const sources = new Map<string, number>();
	const dateColumns = DATES.flatMap((field) => fields.get(field) ?? []);
	for await (const raw of records) {
		const record = 'problem' in raw ? undefined : toFlatRecord(valueOf(raw));
		if (record === undefined) continue;
		const exhibit = (column: string) => ({ line: raw.line, cell: (record[column] ?? '').trim() });
		for (const column of dateColumns) noteDate(exhibit(column), first);
		noteRating(exhibit(fields.get('rating') ?? ''), first, scales);
		const { cell } = exhibit(fields.get('source') ?? '');
		sources.set(cell, (sources.get(cell) ?? 0) + 1);
	}
	return { ...first, scales, sources };
}

function noteDate(exhibit: Exhibit, found: First): void {
	const open = openDateOf(exhibit.cell);
	if (open === undefined) return;
	found.inNumbers ??= exhibit;
	if (hasShortYear(exhibit.cell)) found.shortYear ??= exhibit;
	const [isFirstLarge, isSecondLarge] = [open.first > 12, open.second > 12];
	if (isFirstLarge && !isSecondLarge) found.dayFirst ??= exhibit;
	else if (isSecondLarge && !isFirstLarge) found.monthFirst ??= exhibit;
	else if (open.first !== open.second) found.eitherOrder ??= exhibit;
}

function noteRating(exhibit: Exhibit, found: First, scales: Map<number, Exhibit>): void {
	const rating = parseRating(exhibit.cell);
	if (rating === undefined) return;
	if (rating.outOf === undefined) {
		if (rating.value > 5) found.aboveFive ??= exhibit;
	} else if (!scales.has(rating.outOf)) scales.set(rating.outOf, exhibit);
}
