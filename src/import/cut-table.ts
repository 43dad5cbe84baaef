import { createLineCounter, findWholeRecords } from './cut-text.ts';

/** Whole records of a table, one behind the other. */
export interface CutRecords {
	readonly text: string;
	/** The line of the file on which the text begins, from 1. */
	readonly line: number;
	readonly records: number;
}

/** What could not be cut: all from a record on that is broken, or longer than any should be. */
export interface UncutRest {
	/** With line feeds only. */
	readonly pieces: AsyncIterable<string>;
	readonly line: number;
}

/** In UTF-16 units; about as much as is read of a file at a time. */
export interface CutLimits {
	/** How long a text is at least, but for the last one. */
	readonly length: number;
	/** A longer record is not cut: it would be looked at anew with each piece of the file. */
	readonly longestRecord: number;
}

const LIMITS: CutLimits = { length: 1 << 17, longestRecord: 1 << 21 };

/**
 * Cuts the text of a table between records; the rest comes last. Where it cannot be read on, what
 * stands before comes all the same, and first.
 */
export async function* cutTable(
	pieces: AsyncIterable<string>,
	delimiter: string,
	limits = LIMITS,
): AsyncGenerator<CutRecords | UncutRest, void> {
	const source = toLineFeeds(pieces)[Symbol.asyncIterator]();
	let failure: { readonly error: unknown } | undefined;
	let text = '';
	let line = 1;
	let records = 0;
	let end = 0;
	try {
		for (let isLast = false; !isLast;) {
			const next = await source.next().catch((error: unknown) => void (failure = { error }));
			if (next?.done === false) text += next.value;
			else isLast = true;
			const found = findWholeRecords(text, end, delimiter, isLast && failure === undefined);
			records += found.records;
			({ end } = found);
			const isStuck = found.isBroken || text.length - end > limits.longestRecord;
			if (end < limits.length && !isStuck && !isLast) continue;
			if (records > 0) yield { text: text.slice(0, end), line, records };
			line = createLineCounter(text, line)(end);
			text = text.slice(end);
			records = 0;
			end = 0;
			if (failure !== undefined) throw failure.error;
			if (text === '' || !(isStuck || isLast)) continue;
			yield { pieces: continued(text, source), line };
			return;
		}
	} finally {
		await source.return?.(undefined);
	}
}

async function* continued(text: string, source: AsyncIterator<string>): AsyncGenerator<string> {
	yield text;
	yield* { [Symbol.asyncIterator]: () => source };
}

/** Every line end as a line feed: the parser's own line count takes CRLF within quotes for two. */
async function* toLineFeeds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = '';
	for await (const piece of pieces) {
		const text = rest + piece;
		// A line feed may follow in the next piece.
		rest = text.endsWith('\r') ? '\r' : '';
		yield withLineFeeds(text.slice(0, text.length - rest.length));
	}
	if (rest !== '') yield '\n';
}

function withLineFeeds(text: string): string {
	return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
