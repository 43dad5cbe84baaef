import { createContent } from './importing.ts';

export const DEALER = ['--source', 'dealer-reviews'];
const HERE = ['--location', 'harborview'];

/** Imports one generic file into an empty content folder, as reviews of the dealer site. */
export async function importExport(
	written: string | Uint8Array,
	flags: readonly string[] = DEALER,
	map?: string,
) {
	const content = await createContent();
	const path = await content.write('export', written);
	const mapped = map === undefined ? [] : ['--map', await content.write('map.yaml', map)];
	const ran = await content.run(['--json', ...HERE, ...flags, ...mapped, path]);
	return { ...ran, file: ran.report?.files[0], reviews: await content.reviews() };
}

/** Builds a table with these ratings, dates or texts, one per row, and default values for the rest. */
export function tableOf(column: 'rating' | 'date' | 'text', cells: readonly string[]): string {
	const rows = cells.map((cell, index) => {
		const row = { rating: '4', date: '2026-03-04', text: 'Kept me posted.', [column]: cell };
		return [String(index + 1), row.rating, row.date, row.text].map((one) => `"${one}"`).join(',');
	});
	return `id,rating,date,text\n${rows.join('\n')}\n`;
}
