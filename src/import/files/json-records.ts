import { textLines } from '../../content/text-lines.ts';
import { readAll, type ExportFile } from './export-file.ts';
import type { FileSample, JsonSample } from './file-sample.ts';
import { valueOf, type RawRecord } from '../formats/import-format.ts';

export interface JsonShape {
	/** Returns the records in a page, a list of pages or records, or one record. */
	recordsOf(value: unknown): readonly unknown[];
	idOf(record: unknown): unknown;
}

/**
 * Reads the records of a JSON document, or of one document per line. Each record comes with the line of
 * its id.
 */
export async function* jsonRecords(file: ExportFile, shape: JsonShape): AsyncGenerator<RawRecord> {
	if (file.sample.kind === 'json') {
		yield* locate(shape, file.sample, await readAll(file.text()));
		return;
	}
	for await (const raw of jsonLines(file.text())) {
		if ('problem' in raw) yield raw;
		else for (const value of shape.recordsOf(valueOf(raw))) yield { line: raw.line, value };
	}
}

/** Returns a function that unpacks lists, and pages with their records in one of these members. */
export function recordsIn(...members: readonly string[]): (value: unknown) => unknown[] {
	const open = (value: unknown): unknown[] => {
		if (Array.isArray(value)) return value.flatMap(open);
		if (typeof value !== 'object' || value === null) return [value];
		const page = Object.entries(value).find(
			([member, list]) => members.includes(member) && Array.isArray(list),
		);
		return page === undefined ? [value] : open(page[1]);
	};
	return open;
}

/**
 * Returns the average share of known keys in the sampled records, using the best set of keys for each
 * record: see `shareOfKeys`.
 */
export function shareOfRecords(
	sample: FileSample,
	recordsOf: (value: unknown) => readonly unknown[],
	required: readonly (readonly string[])[],
	optional: readonly string[],
): number {
	if (sample.kind === 'table') return 0;
	const values = sample.kind === 'json' ? [sample.value] : sample.values;
	const shares = values.flatMap(recordsOf).map((record) => {
		if (typeof record !== 'object' || record === null) return 0;
		const keys = Object.keys(record);
		return Math.max(...required.map((list) => shareOfKeys(keys, list, optional)));
	});
	if (shares.length === 0) return 0;
	return Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100) / 100;
}

function* locate(shape: JsonShape, sample: JsonSample, text: string): Generator<RawRecord> {
	let position = 0;
	let line = 1;
	for (const value of shape.recordsOf(sample.value)) {
		const at = text.indexOf(JSON.stringify(shape.idOf(value) ?? ''), position);
		if (at !== -1) {
			line += text.slice(position, at).split('\n').length - 1;
			position = at + 1;
		}
		yield { line: lineOfElement(sample, value) ?? line, value };
	}
}

/** Returns the line of a record in an XML document; undefined in JSON. */
export function lineOfElement({ lineOf }: JsonSample, record: unknown): number | undefined {
	return typeof record === 'object' && record !== null ? lineOf?.(record) : undefined;
}

/**
 * Reads one JSON value per line. A line that is not JSON becomes a problem; reading continues with
 * the next line.
 */
export async function* jsonLines(pieces: AsyncIterable<string>): AsyncGenerator<RawRecord> {
	for await (const { line, text } of textLines(pieces)) {
		try {
			yield { line, value: JSON.parse(text) };
		} catch {
			yield { line, problem: { field: '', reason: 'is not JSON; the line may be truncated' } };
		}
	}
}

/**
 * Compares the keys of a record with those of a format: 0 if a required key is missing, otherwise
 * 0.7 to 1, depending on how many optional keys are present.
 */
export function shareOfKeys(
	present: readonly string[],
	required: readonly string[],
	optional: readonly string[],
): number {
	const there = new Set(present);
	if (!required.every((key) => there.has(key))) return 0;
	if (optional.length === 0) return 1;
	const share = optional.filter((key) => there.has(key)).length / optional.length;
	return Math.round((0.7 + 0.3 * share) * 100) / 100;
}
