import { readAll, type ExportFile } from '../files/export-file.ts';
import { documentOf, type FileSample } from '../files/file-sample.ts';
import { toFlatRecord } from './flat-record.ts';
import { listColumns } from './list-columns.ts';
import { columnsOf, confidenceOf } from './generic-fields.ts';
import { ImportError } from '../import-error.ts';
import {
	valueOf,
	type ImportFormat,
	type OperatorAnswers,
	type RawRecord,
} from '../formats/import-format.ts';
import { findList, linesOfObjects, recordsAt } from '../files/json-lists.ts';
import { jsonLines, lineOfElement } from '../files/json-records.ts';
import { readGeneric } from './read-generic.ts';
import { settleGeneric } from './settle-generic.ts';

/** JSON from any program, read by its member names or a mapping file. */
export const genericJson: ImportFormat = {
	id: 'generic-json',
	label: 'other JSON, by member names or --map',
	accepts:
		'lists of objects, at any depth, or one object per line, with a rating, a date, and text or an id',
	kinds: ['json', 'json-lines'],
	isGeneric: true,
	confidence,
	settle: async (file, ...given) => {
		const [answers] = given;
		const names = new Set<string>();
		for await (const raw of parse(file, answers)) {
			if ('problem' in raw) continue;
			for (const name of Object.keys(toFlatRecord(valueOf(raw)) ?? {})) names.add(name);
		}
		const settled = await settleGeneric(file.name, given, [...names], () => parse(file, answers));
		return { ...settled, notes: [...(settled.notes ?? []), ...leftOut(file, answers)] };
	},
	parse,
	read: readGeneric,
};

function confidence(sample: FileSample): number {
	if (sample.kind === 'table') return 0;
	const list = findList(documentOf(sample));
	return confidenceOf(columnsOf(list?.names ?? []));
}

async function* parse(file: ExportFile, answers: OperatorAnswers = {}): AsyncGenerator<RawRecord> {
	const { sample } = file;
	const { map } = answers;
	const document = documentOf(sample);
	const list = listIn(document, answers);
	if (map?.records !== undefined && list === undefined) {
		throw new ImportError(
			`Cannot use the mapping file for "${file.name}": it has no list of objects at ${listColumns([map.records].flat())}`,
		);
	}
	const paths = list?.paths ?? [];
	if (sample.kind !== 'json-lines') {
		if (paths.length === 0) yield* recordsOf(undefined, [document], file);
		for (const path of paths) yield* recordsOf(path, recordsAt(document, path), file);
		return;
	}
	for await (const raw of jsonLines(file.text())) {
		if ('problem' in raw || paths.length === 0 || paths.includes('')) yield raw;
		else {
			const records = paths.flatMap((path) => recordsAt([valueOf(raw)], path));
			for (const value of records) yield { line: raw.line, value };
		}
	}
}

/** Finds the records, as the mapping file or else the vendor's format says where they are. */
function listIn(document: unknown, { map, preset }: OperatorAnswers) {
	const isPreset = map?.records === undefined && preset?.records !== undefined;
	return (
		(isPreset ? findList(document, preset.records) : undefined) ?? findList(document, map?.records)
	);
}

/** Tells which lists of similar records are left out. */
function leftOut({ sample }: ExportFile, answers: OperatorAnswers): string[] {
	const { paths = [], others = [] } = listIn(documentOf(sample), answers) ?? {};
	if (others.length === 0) return [];
	const all = [...paths, ...others].join(', ');
	return [
		`not read: ${listColumns(others)}; if they are published, too, write "records: [${all}]" in a mapping file, --map FILE`,
	];
}

async function* recordsOf(
	path: string | undefined,
	records: readonly unknown[],
	file: ExportFile,
): AsyncGenerator<RawRecord> {
	const isXml = file.sample.kind === 'json' && file.sample.lineOf !== undefined;
	const lines =
		path === undefined || isXml ? undefined : linesOfObjects(await readAll(file.text()), path);
	let line = 1;
	for (const value of records) {
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		if (isObject) line = Number(lines?.next().value ?? line);
		const ofElement = file.sample.kind === 'json' ? lineOfElement(file.sample, value) : undefined;
		yield { line: ofElement ?? line, value };
	}
}
