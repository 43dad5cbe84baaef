import { writeFile } from 'node:fs/promises';
import { readExportFile } from '../files/export-file.ts';
import { listSources } from '../files/export-source.ts';
import type { BusinessFile } from '../../reviews/business/business-file.ts';
import { countCells } from './column-values.ts';
import { assignColumns, unusedColumns } from './generic-columns.ts';
import { listColumns, looksLikeRecord } from './list-columns.ts';
import { columnsFor } from './generic-fields.ts';
import { ImportMap } from './import-map.ts';
import { createRecognizer } from './settle-generic.ts';
import { ImportError } from '../import-error.ts';
import { documentOf } from '../files/file-sample.ts';
import { possibleLists } from '../files/json-lists.ts';
import type { Encoding } from '../files/text-encoding.ts';
import { detectFormat } from '../formats/detect-format.ts';
import { FORMATS } from '../formats/formats.ts';
import { columnsIn } from '../formats/vendor-exports.ts';

export interface SuggestedMap {
	readonly path: string;
	/** Fields for which no column was recognized, or several were. */
	readonly open: readonly string[];
}

const NECESSARY = ['rating', 'date', 'text'] as const;
/** Without the author, the import cannot mask the name in the texts. */
const USEFUL = ['id', 'author', 'reply', 'reply_date'] as const;

/**
 * Writes a mapping file next to an export, with the columns that were recognized, to be completed.
 * Never replaces a file.
 * @throws {ImportError} if the export has no columns, or there is such a file
 */
export async function suggestMap(
	file: string,
	business: BusinessFile,
	encoding?: Encoding,
): Promise<SuggestedMap> {
	const [source, ...others] = await listSources([file]);
	if (source === undefined || others.length > 0) {
		throw new ImportError(`Cannot suggest a mapping for "${file}": name one file`);
	}
	const exported = await readExportFile(source, { encoding });
	const { sample } = exported;
	// As an import with a mapping file.
	const { format } = detectFormat(exported, FORMATS, undefined, true);
	const { preset } = format;
	const { lists, alike } =
		columnsIn(sample, preset?.records).length === 0
			? possibleLists(documentOf(sample))
			: { lists: [], alike: [] };
	const names = columnsIn(sample, preset?.records ?? lists[0]);
	if (names.length === 0 || looksLikeRecord(names)) {
		throw new ImportError(
			sample.kind === 'table'
				? `Cannot suggest a mapping for "${file}": its first line does not name its columns\n` +
						'  Name them in a mapping file, as header: [id, date, stars, comment]'
				: `Cannot suggest a mapping for "${file}": it has no list of objects with named members`,
		);
	}
	const map = lists.length === 0 ? undefined : ImportMap.parse({ records: lists });
	const values = await countCells(
		format.parse(exported, { map, preset }),
		createRecognizer(business),
	);
	// As the import itself, so that the draft says what the import finds.
	const columns = assignColumns(names, { preset, values });
	const { fields, personal } = columns;
	const missing = NECESSARY.filter((field) => !fields.has(field));
	const open = [...missing, ...columns.open.map(({ field }) => field)];
	const unused = unusedColumns(names, columns, { preset, values });
	// JSON strings are YAML, too.
	const draft = new Map(
		[...fields.keys()].map((field) => {
			const [first, ...rest] = columnsFor(columns, field);
			return [field, JSON.stringify(rest.length === 0 ? first : [first, ...rest])];
		}),
	);
	for (const field of open) draft.set(field, 'REPLACE');
	const path = `${file}.map.yaml`;
	const text = [
		'# The column of each field. Correct any mistakes, and put a column name in place of each REPLACE. To skip a',
		'# column, add ignore: [COLUMN]. If you delete a line, the import chooses the column itself.',
		`# Not used yet: ${listColumns(unused) || 'none'}`,
		'# For more settings, see docs/run/import-reference.md, "The mapping file".',
		...(encoding === undefined ? [] : [`encoding: ${encoding}`]),
		...(lists.length === 0 ? [] : [`records: ${JSON.stringify(alike)} # of ${listColumns(lists)}`]),
		'fields:',
		...[...draft].map(([field, name]) => `  ${field}: ${name}`),
		...(unused.length === 0 ? [] : USEFUL)
			.filter((field) => !draft.has(field))
			.map((field) => `  # ${field}: COLUMN`),
		...(personal.length > 0 ? [`personal: ${JSON.stringify(personal)}`] : []),
		'',
	].join('\n');
	await writeFile(path, text, { flag: 'wx' }).catch((cause: unknown) => {
		throw new ImportError(
			`Cannot write "${path}": there may be one already. Edit it, or rename it and try again`,
			{ cause },
		);
	});
	return { path, open };
}
