import { readAll, type ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import { toFlatRecord } from './flat-record.ts';
import { columnsOf, confidenceOf } from './generic-fields.ts';
import { valueOf, type ImportFormat, type RawRecord } from './import-format.ts';
import { jsonLines } from './json-records.ts';
import { readGeneric } from './read-generic.ts';
import { settleGeneric } from './settle-generic.ts';

/** JSON from any program, read by its member names or a mapping file. */
export const genericJson: ImportFormat = {
	id: 'generic-json',
	label: 'other JSON, by member names or --map',
	accepts:
		'a list of objects, an object with one list of them, or one object per line, with a rating, a date, and text or an id',
	kinds: ['json', 'json-lines'],
	isGeneric: true,
	confidence,
	settle: async (file, ...given) => {
		const names = new Set<string>();
		for await (const raw of parse(file)) {
			if ('problem' in raw) continue;
			for (const name of Object.keys(toFlatRecord(valueOf(raw)) ?? {})) names.add(name);
		}
		return settleGeneric(file.name, given, [...names], parse(file));
	},
	parse,
	read: readGeneric,
};

const SAMPLED = 5;

function confidence(sample: FileSample): number {
	if (sample.kind === 'table') return 0;
	const records = sample.kind === 'json' ? findRecords(sample.value)?.records : sample.values;
	const names = (records ?? [])
		.slice(0, SAMPLED)
		.flatMap((record) => Object.keys(toFlatRecord(record) ?? {}));
	return confidenceOf(columnsOf([...new Set(names)]));
}

async function* parse(file: ExportFile): AsyncGenerator<RawRecord> {
	if (file.sample.kind !== 'json') {
		yield* jsonLines(file.text());
		return;
	}
	const found = findRecords(file.sample.value) ?? {
		records: [file.sample.value],
		depth: undefined,
	};
	const lines =
		found.depth === undefined ? undefined : linesOfObjects(await readAll(file.text()), found.depth);
	let line = 1;
	for (const value of found.records) {
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		if (isObject) line = Number(lines?.next().value ?? line);
		yield { line, value };
	}
}

/** The records of a JSON document, and the depth of their list. */
interface JsonRecords {
	readonly records: readonly unknown[];
	/** Number of objects around the list; undefined if the document itself is the only record. */
	readonly depth: number | undefined;
}

const MAX_DEPTH = 3;

/**
 * Finds the records of a document: the document itself if it is a list, the only list of objects in
 * it, or the document as a single record. Undefined if there are several lists, because only one
 * can hold the reviews.
 */
function findRecords(document: unknown): JsonRecords | undefined {
	if (typeof document !== 'object' || document === null) return undefined;
	const lists = [...listsIn(document, 0)];
	const [list] = lists;
	if (list === undefined)
		return Array.isArray(document) ? undefined : { records: [document], depth: undefined };
	return lists.length === 1 ? list : undefined;
}

/** Returns the line on which each object of the list begins, in the text of its document. */
function* linesOfObjects(text: string, depth: number): Generator<number> {
	const open: string[] = [];
	let line = 1;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '\n') line += 1;
		else if (character === '"') at = endOfString(text, at);
		else if (character === '{' || character === '[') {
			const isRecord =
				character === '{' &&
				open.length === depth + 1 &&
				open[depth] === '[' &&
				!open.slice(0, depth).includes('[');
			if (isRecord) yield line;
			open.push(character);
		} else if (character === '}' || character === ']') open.pop();
	}
}

function* listsIn(value: object, depth: number): Generator<JsonRecords> {
	if (Array.isArray(value)) {
		const isList = value.some(
			(entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
		);
		if (isList) yield { records: value, depth };
		return;
	}
	if (depth >= MAX_DEPTH) return;
	for (const member of Object.values(value)) {
		if (typeof member === 'object' && member !== null) yield* listsIn(member, depth + 1);
	}
}

function endOfString(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
	return at;
}
