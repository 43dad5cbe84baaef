/** A record of a table as it stands there. */
export interface TableRecord {
	/** Where it begins. */
	readonly line: number;
	readonly cells: readonly string[];
}

/** The beginning of a text: whole records of a table, and where in the text they stand. */
export interface WholeRecords {
	/** Where the first record begins that is not whole, or has no place. */
	readonly end: number;
	/** Blank lines are none. */
	readonly records: number;
	/** True where more text makes nothing better: the record at `end` is not CSV as it should be. */
	readonly isBroken: boolean;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const MORE = -1;
const BROKEN = -2;

/**
 * Finds where records end without parsing them. Fields are quoted from end to end, or not at all (RFC
 * 4180 §2); in one that is not quoted, a quote is a character like any other. Lines end with line feeds.
 * Of such records, csv-parse makes the same: a test compares both.
 */
export function findWholeRecords(
	text: string,
	start: number,
	delimiter: string,
	isLast: boolean,
): WholeRecords {
	const separator = delimiter.charCodeAt(0);
	let end = start;
	for (let records = 0; ; records++) {
		let begin = end;
		while (text.charCodeAt(begin) === LINE_FEED) begin += 1;
		// Blank lines stay with the record behind them, if there may be one.
		if (begin >= text.length) return { end: isLast ? begin : end, records, isBroken: false };
		const next = endOfRecord(text, begin, separator, isLast);
		if (next < 0) return { end, records, isBroken: next === BROKEN };
		end = next;
	}
}

/**
 * The records of a text that holds nothing but whole ones and begins on a line of the file; at most so
 * many. A test compares them with what csv-parse reads.
 */
export function readWholeRecords(
	text: string,
	firstLine: number,
	delimiter: string,
	most: number = Number.POSITIVE_INFINITY,
): TableRecord[] {
	const separator = delimiter.charCodeAt(0);
	const records: TableRecord[] = [];
	const lineAt = createLineCounter(text, firstLine);
	for (let at = 0; at < text.length && records.length < most;) {
		if (text.charCodeAt(at) === LINE_FEED) {
			at += 1;
			continue;
		}
		const line = lineAt(at);
		const cells: string[] = [];
		for (;;) {
			const end = endOfField(text, at, separator);
			const isQuoted = text.charCodeAt(at) === QUOTE;
			cells.push(ofItsOwn(isQuoted ? unquoted(text, at, end) : text.slice(at, end)));
			at = end + 1;
			if (text.charCodeAt(end) !== separator) break;
		}
		records.push({ line, cells });
	}
	return records;
}

function unquoted(text: string, start: number, end: number): string {
	const cell = text.slice(start + 1, end - 1);
	return cell.includes('"') ? cell.replaceAll('""', '"') : cell;
}

/** The longest text that is always a copy of what it is cut out of. */
const COPIED_LENGTH = 12;

/**
 * A longer one would stay a part of its piece: it would keep all of it in memory, and have two bytes
 * for each character as soon as the piece has one beyond Latin 1, so that everything that looks
 * through it takes longer.
 */
function ofItsOwn(cell: string): string {
	return cell.length <= COPIED_LENGTH ? cell : Buffer.from(cell).toString();
}

/** Tells on which line a place of a text lies; what is asked for never lies before what was. */
export function createLineCounter(text: string, firstLine: number): (at: number) => number {
	let line = firstLine;
	let next = text.indexOf('\n');
	return (at) => {
		for (; next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
		return line;
	};
}

/** The index behind the record, or why there is none. */
function endOfRecord(text: string, start: number, separator: number, isLast: boolean): number {
	let at = start;
	for (;;) {
		at = endOfField(text, at, separator);
		if (at === MORE || at >= text.length) return at >= text.length && isLast ? at : MORE;
		const code = text.charCodeAt(at);
		if (code === LINE_FEED) return at + 1;
		if (code !== separator) return BROKEN;
		at += 1;
	}
}

function endOfField(text: string, start: number, separator: number): number {
	let at = start;
	if (text.charCodeAt(at) !== QUOTE) {
		for (; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (code === separator || code === LINE_FEED) return at;
		}
		return at;
	}
	for (;;) {
		at = text.indexOf('"', at + 1);
		if (at === -1) return MORE;
		// Two of them stand for one.
		if (text.charCodeAt(at + 1) !== QUOTE) return at + 1;
		at += 1;
	}
}
