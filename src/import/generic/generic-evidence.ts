import { fold } from '../../reviews/fold.ts';
import { isNothing, toRecommendation } from '../values/cell-values.ts';
import { toFlatRecord, type FlatRecord } from './flat-record.ts';
import { columnsFor, type Columns } from './generic-fields.ts';
import { valueOf, type RawRecord } from '../formats/import-format.ts';
import { isTestEntry } from '../values/test-entry.ts';
import { parseRating } from '../values/parse-rating.ts';
import { noteLink, type Links } from '../formats/platform-evidence.ts';
import {
	hasShortYear,
	isMidnight,
	openDateOf,
	readDate,
	type DateForm,
} from '../values/written-date.ts';

/** A cell used as evidence, with its line. */
export interface Exhibit {
	readonly line: number;
	readonly cell: string;
}

/** Evidence of how the dates, ratings and sources in a file are written, from all its cells. */
export interface Evidence {
	/** The first date whose first number is too large for a month, or that is written with dots. */
	readonly dayFirst?: Exhibit;
	/** The first date whose second number is too large for a month. */
	readonly monthFirst?: Exhibit;
	/** How many dates have only the day, and only the month, in front. */
	readonly orders: { dayFirst: number; monthFirst: number };
	/** The first date that is valid in both orders, as different days. */
	readonly eitherOrder?: Exhibit;
	/** The first date that writes day and month as numbers. */
	readonly inNumbers?: Exhibit;
	readonly shortYear?: Exhibit;
	/** Whether every review has a time, and all, of at least two, are 00:00, so that they only say a day. */
	readonly areMidnights: boolean;
	readonly ratings: Readonly<RatingEvidence>;
	/** The number of records for each source name; "" for records without one. */
	readonly sources: ReadonlyMap<string, number>;
	readonly links: Links;
	/** The number of titles, and whether there are different ones. */
	readonly titles: { readonly count: number; readonly others: boolean };
}

export interface RatingEvidence {
	/** Cells that are not empty. */
	count: number;
	/** Cells with a number whose stars the operator did not give. All below are about these. */
	numbers: number;
	/** Ratings above five, and ratings that state another scale, such as "4/10". */
	misfits: number;
	/** The first misfit. */
	misfit?: Exhibit;
	zero?: Exhibit;
	/** Of all cells: the number of those with each word, such as "Excellent". */
	readonly words: Map<string, number>;
}

type First = {
	-readonly [
		Key in keyof Omit<
			Evidence,
			'orders' | 'areMidnights' | 'ratings' | 'sources' | 'links' | 'titles'
		>
	]: Exhibit;
};

/** More different words than any scale has. */
const MAX_WORDS = 100;

const DATES = ['date', 'visit_date', 'reply_date'] as const;

/**
 * Reads the whole file. Skips records that cannot be read; the import reports them later.
 * @param stars the stars that the operator gave for ratings, by the folded cell
 * @param answers counts answers in other columns
 * @param form the pattern of the dates, if the operator gave one
 */
export async function gatherEvidence(
	records: AsyncIterable<RawRecord>,
	columns: Columns,
	stars: ReadonlyMap<string, number>,
	answers?: { add(record: FlatRecord): void },
	form: Pick<DateForm, 'datePattern'> = {},
): Promise<Evidence> {
	const { fields } = columns;
	const first: First = {};
	const orders = { dayFirst: 0, monthFirst: 0 };
	const ratings: RatingEvidence = { count: 0, numbers: 0, misfits: 0, words: new Map() };
	const sources = new Map<string, number>();
	const links: Links = new Map();
	const titles: { first?: string; count: number; others: boolean } = { count: 0, others: false };
	const midnights = { count: 0, others: false };
	const dateColumns = DATES.flatMap((field) => columnsFor(columns, field));
	for await (const raw of records) {
		const record = 'problem' in raw ? undefined : toFlatRecord(valueOf(raw));
		if (record === undefined) continue;
		answers?.add(record);
		const exhibit = (column: string) => ({ line: raw.line, cell: (record[column] ?? '').trim() });
		for (const column of dateColumns) noteDate(exhibit(column), first, orders);
		noteMidnight(exhibit(fields.get('date') ?? ''), midnights, form);
		for (const [column, cell] of Object.entries(record)) noteLink(column, cell.trim(), links);
		const isTest = () => isTestEntry(exhibit(fields.get('text') ?? '').cell);
		noteRating(exhibit(fields.get('rating') ?? ''), ratings, stars, isTest);
		const { cell } = exhibit(fields.get('source') ?? '');
		sources.set(cell, (sources.get(cell) ?? 0) + 1);
		const { cell: title } = exhibit(fields.get('title') ?? '');
		titles.first ??= title;
		titles.others ||= title !== titles.first || title === '';
		titles.count += 1;
	}
	const areMidnights = midnights.count > 1 && !midnights.others;
	return { ...first, orders, areMidnights, ratings, sources, links, titles };
}

function noteDate(exhibit: Exhibit, found: First, orders: Evidence['orders']): void {
	const open = openDateOf(exhibit.cell);
	if (open === undefined) return;
	found.inNumbers ??= exhibit;
	if (hasShortYear(exhibit.cell)) found.shortYear ??= exhibit;
	const isSecondLarge = open.second > 12;
	// Nobody who puts the month first writes dots.
	const isDotted = /^\D*\d+\./.test(exhibit.cell);
	if (open.first > 12 || (isDotted && !isSecondLarge)) {
		orders.dayFirst += 1;
		found.dayFirst ??= exhibit;
	} else if (isSecondLarge) {
		orders.monthFirst += 1;
		found.monthFirst ??= exhibit;
	} else if (open.first !== open.second) found.eitherOrder ??= exhibit;
}

function noteMidnight(
	{ cell }: Exhibit,
	found: { count: number; others: boolean },
	form: DateForm,
): void {
	if (cell === '' || found.others) return;
	found.count += 1;
	found.others = !(['dmy', 'mdy'] as const).some((dateOrder) =>
		isMidnight(readDate(cell, { ...form, timeZone: 'UTC', dateOrder })),
	);
}

function noteRating(
	exhibit: Exhibit,
	found: RatingEvidence,
	stars: ReadonlyMap<string, number>,
	isTest: () => boolean,
): void {
	const { cell } = exhibit;
	const word = fold(cell);
	if (isNothing(word) || (!stars.has(word) && toRecommendation(word) !== undefined)) return;
	found.count += 1;
	const rating = parseRating(cell);
	if (rating === undefined) {
		const isWord = /\p{L}|\p{Extended_Pictographic}/u.test(cell);
		if (!isWord || (found.words.size === MAX_WORDS && !found.words.has(cell))) return;
		found.words.set(cell, (found.words.get(cell) ?? 0) + 1);
		return;
	}
	if (stars.has(word)) return;
	found.numbers += 1;
	const isZero = rating.value === 0 && rating.outOf !== 5;
	const isFit = rating.outOf === undefined ? rating.value <= 5 : rating.outOf === 5;
	// The import skips tests.
	if ((isFit && !isZero) || isTest()) return;
	if (isZero) found.zero ??= exhibit;
	if (isFit) return;
	found.misfits += 1;
	found.misfit ??= exhibit;
}
