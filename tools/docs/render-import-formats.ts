import { FORMATS } from '../../src/import/formats/formats.ts';
import { renderTable } from '../../src/site/docs/markdown.ts';
import { renderOperatorPage } from './render-operating.ts';

const INTRODUCTION =
	'The import recognizes these formats by their contents. `--format ID` reads a file as one of them. [Import reference](import-reference.md#formats) has what is special about some.';

/** Renders `docs/run/import-formats.md`. */
export function renderImportFormats(): string {
	const rows = FORMATS.map(({ id, label, sourceId, accepts }) => [
		label,
		`\`${id}\``,
		sourceId === undefined ? 'you name it' : `\`${sourceId}\``,
		accepts,
	]);
	const table = renderTable(['Export', 'ID', 'Source', 'Reads'], rows);
	return renderOperatorPage('Import formats', `${INTRODUCTION}\n\n${table}`);
}
