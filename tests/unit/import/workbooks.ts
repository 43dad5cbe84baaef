import { zip } from './zip-files.ts';

export type Cell = string | number | boolean | { readonly xml: string };

/** A date in 2024 as a serial number, with Excel's style for days and times. */
export const time = (serial: number): Cell => ({ xml: `s="1"><v>${serial}</v>` });
export const formula = (result: string): Cell => ({ xml: `t="str"><f>A1</f><v>${result}</v>` });

/** Builds a workbook with these sheets, and merged cells in all of them (ECMA-376 part 1 §12.3). */
export function workbook(
	sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
	merged: readonly string[] = [],
): Buffer {
	const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
	const names = Object.keys(sheets);
	const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	const entries = (one: (name: string, number: number) => string) =>
		names.map((name, index) => one(name, index + 1)).join('');
	return zip([
		{ name: '[Content_Types].xml', text: '<Types/>' },
		{
			name: 'xl/workbook.xml',
			text: `<workbook xmlns:r="${types}"><sheets>${entries((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="r${number}"/>`)}</sheets></workbook>`,
		},
		{
			name: 'xl/_rels/workbook.xml.rels',
			text: `<Relationships>${entries((_, number) => `<Relationship Id="r${number}" Type="${types}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="s" Type="${types}/styles" Target="styles.xml"/></Relationships>`,
		},
		{
			name: 'xl/styles.xml',
			text: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>',
		},
		...names.map((name, index) => ({
			name: `xl/worksheets/sheet${index + 1}.xml`,
			text: `<worksheet><sheetData>${(sheets[name] ?? []).map(toRow).join('')}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`,
		})),
	]);
}

function toRow(cells: readonly Cell[], index: number): string {
	const written = cells.map((cell, column) => {
		const at = `<c r="${String.fromCharCode(65 + column)}${index + 1}" `;
		if (typeof cell === 'object') return `${at}${cell.xml}</c>`;
		if (typeof cell === 'number') return `${at}><v>${cell}</v></c>`;
		if (typeof cell === 'boolean') return `${at}t="b"><v>${Number(cell)}</v></c>`;
		return `${at}t="inlineStr"><is><t>${cell}</t></is></c>`;
	});
	return `<row r="${index + 1}">${written.join('')}</row>`;
}
