import { fold } from '../../reviews/fold.ts';
import { toStatus } from '../values/cell-values.ts';
import { isAnswer } from '../values/consent.ts';
import { toFlatRecord } from './flat-record.ts';
import { columnsFor, isUsualName, type Columns, type GenericField } from './generic-fields.ts';
import { choiceOf } from '../files/choice-headings.ts';
import { isMark } from './choice-columns.ts';
import { toPlainName } from './column-name.ts';
import { gradeColumn } from './grade-column.ts';
import { valueOf, type RawRecord } from '../formats/import-format.ts';
import { looksLikeName } from '../values/customer-name.ts';
import { parseRating } from '../values/parse-rating.ts';
import { openDateOf, readDate } from '../values/written-date.ts';

/** How many cells of a column there are of each kind, in the first records of a file. */
export interface CellCounts {
	/** Cells that are not empty. */
	readonly filled: number;
	/** Dates that name a day. */
	readonly days: number;
	/** Dates such as "3 months ago". */
	readonly relative: number;
	readonly ratings: number;
	/** Cells with a usual word for a rating, such as "Very satisfied". */
	readonly ratingWords: number;
	/** Cells that begin with yes or no. */
	readonly answers: number;
	/** Cells that are written like the name of a person: "Odessa Palmer". */
	readonly names: number;
	/** Names of locations of the business. */
	readonly places: number;
	/** Lists with the name of a location in them. */
	readonly mentions: number;
	/** Names of review platforms. */
	readonly platforms: number;
	/** Spaces between words in all cells. */
	readonly spaces: number;
	/** Letters in all cells. */
	readonly letters: number;
	/** How many cells are different. */
	readonly different: number;
	/** How many of these are names of locations. */
	readonly differentPlaces: number;
	/** Ticks and other marks. */
	readonly marks: number;
	/** Words for the status of a review at its source. */
	readonly statuses: number;
}

export type ColumnValues = ReadonlyMap<string, CellCounts>;

export const NONE: CellCounts = {
	...{ filled: 0, days: 0, relative: 0, ratings: 0, ratingWords: 0 },
	...{
		answers: 0,
		names: 0,
		places: 0,
		mentions: 0,
		platforms: 0,
		spaces: 0,
		letters: 0,
		different: 0,
		differentPlaces: 0,
		marks: 0,
		statuses: 0,
	},
};
/** Answers to choose from in English, German, Spanish and French. */
const RATING_WORD =
	/^(?:\p{L}+ ){0,2}(?:(?:dis|un|in)?(?:satisfied|satisf\p{L}+|zufrieden)|(?:un)?likely|excellent|outstanding|great|good|fair|average|okay|ok|neutral|poor|bad|terrible|awful|ausgezeichnet|hervorragend|gut|befriedigend|ausreichend|mangelhaft|schlecht|excelente|buen[oa]|regular|mal[oa]|bon|bien|moyen|mauvais|neutre)$/iu;
const SAMPLED = 200;
const RELATIVE =
	/^(?:edited |posted )?(?:an?|one|\d+) \p{L}+ ago$|^(?:yesterday|today|just now)$|^vor \p{L}|^vor \d|^hace \S|^il y a \S/iu;
const DATE_WORD = /date|time|publi|creat|datum|fecha|zeit/;
/** Other dates of a review. */
const OTHER_DATE = /edit|updat|modif|repl|respon|answer|visit|experience|birth|parent\./;

/** Names of the overall rating that are also those of other totals, so that only its cells show that it is one. */
const OVERALL =
	/^(?:gesamt(?:eindruck|ergebnis|punktzahl|urteil|wertung)?|(?:ø|durchschnitt(?:s|liche)?)(?:bewertung|wertung)?|bewertung(?:ins)?gesamt|wertung|punkte|(?:avg|average|mean|total|overall|general|final)(?:starrating|rating|score|stars)?|grade|(?:valoraci[oó]n|puntuaci[oó]n|calificaci[oó]n|evaluaci[oó]n|nota|promedio|puntos)(?:general|global|media|total|promedio|final)?|(?:note|[eé]valuation|appr[eé]ciation|avis)(?:moyenne|g[eé]n[eé]rale|globale|totale|finale)?|moyenne)$/u;

/** Recognizes cells by the settings of the business. */
export interface Recognizer {
	readonly isPlace: (cell: string) => boolean;
	readonly isPlatform: (cell: string) => boolean;
}

/** Counts the kinds of cells in the first records. */
export async function countCells(
	records: AsyncIterable<RawRecord>,
	{ isPlace, isPlatform }: Recognizer,
): Promise<ColumnValues> {
	const counts = new Map<string, { -readonly [Kind in keyof CellCounts]: CellCounts[Kind] }>();
	const found = new Set<string>();
	let read = 0;
	for await (const raw of records) {
		if (read++ >= SAMPLED) break;
		const record = 'problem' in raw ? undefined : toFlatRecord(valueOf(raw));
		for (const [name, written] of Object.entries(record ?? {})) {
			const cell = written.trim();
			if (cell === '') continue;
			const count = counts.get(name) ?? { ...NONE };
			counts.set(name, count);
			count.filled += 1;
			if (openDateOf(cell) !== undefined || readDate(cell, {}) !== undefined) count.days += 1;
			if (RELATIVE.test(cell)) count.relative += 1;
			if ((parseRating(cell)?.value ?? Infinity) <= 10) count.ratings += 1;
			if (RATING_WORD.test(cell)) count.ratingWords += 1;
			if (isAnswer(fold(cell))) count.answers += 1;
			if (looksLikeName(cell)) count.names += 1;
			if (isMark(cell, name)) count.marks += 1;
			if (toStatus(fold(cell)) !== undefined) count.statuses += 1;
			const isOfPlace = isPlace(cell) || (isMark(cell, name) && isPlace(choiceOf(name).choice));
			if (isOfPlace) count.places += 1;
			if (cell.split(/[;,|]/).some((part) => isPlace(part.trim()))) count.mentions += 1;
			if (isPlatform(cell)) count.platforms += 1;
			count.spaces += cell.split(/\s+/).length - 1;
			// Links are no sentences.
			count.letters += /^https?:\/\/\S+$/i.test(cell) ? 0 : cell.length;
			if (found.has(`${name}\n${cell}`)) continue;
			found.add(`${name}\n${cell}`);
			count.different += 1;
			if (isOfPlace) count.differentPlaces += 1;
		}
	}
	return counts;
}

/**
 * Corrects the columns that names alone suggest: a column of days is better than "a month ago", and of
 * several columns for the rating, the date or the location, the only one with such values.
 */
export function correctByValues(
	found: Columns,
	names: readonly string[],
	values: ColumnValues,
): Columns {
	const fields = new Map(found.fields);
	const allAre = (kind: 'days' | 'ratings') => (name: string) => {
		const { filled = 0, [kind]: count = 0 } = values.get(name) ?? {};
		return filled > 0 && count === filled;
	};
	const open = found.open.filter(({ field, columns }) => {
		if (field === 'location') {
			const [only, ...others] = columns.filter((name) => values.get(name)?.places);
			if (only !== undefined && others.length === 0) fields.set('location', only);
			return only === undefined || others.length > 0;
		}
		if (field !== 'rating' && field !== 'date') return true;
		const [only, ...others] = columns.filter(allAre(field === 'date' ? 'days' : 'ratings'));
		if (only !== undefined && others.length === 0) fields.set(field, only);
		return only === undefined || others.length > 0;
	});
	const ids = values.get(fields.get('id') ?? '') ?? NONE;
	// The id of a survey or a page, not of a review.
	if (ids.filled > 2 && ids.different === 1) fields.delete('id');
	const free = names.filter((name) => ![...fields.values(), ...found.personal].includes(name));
	const location = fields.get('location');
	if (location !== undefined && values.get(location)?.places === 0) {
		const areAllPlaces = ({ filled, places }: CellCounts) => filled > 0 && places === filled;
		const better = free.filter(
			(name) => areAllPlaces(values.get(name) ?? NONE) && isUsualName('location', name),
		);
		if (better.length === 1) fields.set('location', better[0] ?? location);
	}
	const dated = free.filter((name) => !OTHER_DATE.test(name) && allAre('days')(name));
	if (values.get(fields.get('date') ?? '')?.days === 0) {
		const first = dated.find((name) => DATE_WORD.test(name));
		if (first !== undefined) fields.set('date', first);
	}
	const [only, ...others] = dated;
	const isOpen = open.some(({ field }) => field === 'date');
	if (!fields.has('date') && !isOpen && only !== undefined && others.length === 0) {
		fields.set('date', only);
	}
	const isRating = (name: string) =>
		gradeColumn(name) !== undefined || OVERALL.test(toPlainName(name));
	const rated = free.filter((name) => isRating(name) && allAre('ratings')(name));
	if (!fields.has('rating') && rated.length === 1) fields.set('rating', rated[0] ?? '');
	if (!fields.has('rating') && rated.length > 1) open.push({ field: 'rating', columns: rated });
	const staff = values.get(fields.get('staff') ?? '') ?? NONE;
	// "Employee: yes" is about the author.
	if (staff.filled > 0 && staff.answers === staff.filled) fields.delete('staff');
	for (const [field, column] of namedByCells({ ...found, fields }, names, values)) {
		fields.set(field, column);
	}
	return { ...found, fields, open };
}

/** Columns about the customer or other places. */
export const NO_PLACE =
	/author|reviewer|customer|client|consumer|(?<!\p{L})user|kunde|city|town|stadt|wohnort|ville|ciudad/u;
const PLATFORM_WORD =
	/site|source|platform|plattform|portal|network|channel|kanal|quelle|publisher/;

/** Finds the columns of the location and the platform by their cells, if no name tells. */
function namedByCells(
	{ fields }: Columns,
	names: readonly string[],
	values: ColumnValues,
): (readonly [GenericField, string])[] {
	const taken = new Set(fields.values());
	const find = (field: GenericField, fits: (name: string, counts: CellCounts) => boolean) => {
		const column = fields.has(field)
			? undefined
			: names.find((name) => !taken.has(name) && fits(name, values.get(name) ?? NONE));
		return column === undefined ? [] : [[field, column] as const];
	};
	return [
		...find('location', (name, { different, differentPlaces: places }) => {
			return places > 0 && places * 2 >= different && !NO_PLACE.test(name);
		}),
		...find('source', (name, { filled, platforms }) => {
			return filled > 0 && platforms === filled && PLATFORM_WORD.test(name);
		}),
	];
}

/** Whether the dates of the reviews only say how long ago they were. */
export function areDatesRelative(columns: Columns, values: ColumnValues): boolean {
	const counts = columnsFor(columns, 'date').flatMap((name) => values.get(name) ?? []);
	return counts.some(({ relative }) => relative > 0) && counts.every(({ days }) => days === 0);
}
