import { readAll, type ExportFile } from './export-file.ts';
import type { FileSample } from './file-sample.ts';
import { toFlatRecord } from './flat-record.ts';
import { columnsOf, confidenceOf } from './generic-fields.ts';
import { valueOf, type ImportFormat, type RawRecord } from './import-format.ts';
import { jsonLines } from './json-records.ts';
import { findRecords, linesOfObjects } from './record-list.ts';
import { readGeneric } from './read-generic.ts';
import { settleGeneric } from './settle-generic.ts';

/** JSON from any program, read by its member names or a mapping file. */
export const genericJson: ImportFormat = {
	id: 'generic-json',
	label: 'other JSON, by the names of its members or --map',
	takes:
		'a list of objects, an object with one list of them, or one object a line, with a rating, a date and a text or an id',
	kinds: ['json', 'json-lines'],
	isGeneric: true,
	confidence,
	settle: async (file, ...asked) => {
		const names = new Set<string>();
		for await (const raw of parse(file)) {
			if ('problem' in raw) continue;
			for (const name of Object.keys(toFlatRecord(valueOf(raw)) ?? {})) names.add(name);
		}
		return settleGeneric(file.name, asked, [...names], parse(file));
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
