import { DISCLOSURES } from '../../reviews/disclosure.ts';
import type { Review } from '../../reviews/review.ts';
import { REVIEW_COLUMNS } from '../tables/reviews-table.ts';
import type { Edition } from './edition.ts';

const ROWS_AT_ONCE = 1_000;
/** Cells that must be quoted (RFC 4180 §2.6). */
const QUOTED = /[",\r\n]/;
/** First characters that make a spreadsheet run a cell, in their full-width forms, too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

type Cell = string | number | boolean | undefined;

/** The cells that are not those of `/reviews.parquet`. */
const OWN_CELLS: Readonly<Partial<Record<string, (review: Review) => Cell>>> = {
	truncated: (review) => review.truncated,
	aspects: (review) =>
		review.aspects.map(({ aspect, polarity }) => `${aspect}: ${polarity}`).join('; '),
	responses: (review) => review.responses.map(({ text }) => text).join('\n\n'),
};

/** Returns the cells of a review by column, in order. Lists are joined by "; ". */
export function cellsOf(review: Review): Record<string, Cell> {
	const cells = Object.entries(REVIEW_COLUMNS).map(([name, column]) => {
		const own = OWN_CELLS[name];
		const value = own ? own(review) : column.value(review);
		return [name, typeof value === 'object' ? value.join('; ') : value];
	});
	return Object.fromEntries(cells);
}

/**
 * Renders the reviews as CSV (RFC 4180). Cells that a spreadsheet would run as a formula start with
 * an apostrophe, because strangers write the texts. Columns of disclosures that no review has are left out.
 */
export function* renderCsv({ reviews }: Edition): Generator<string> {
	const unused: readonly string[] = DISCLOSURES.filter(
		(name) => !reviews.some((review) => review[name]),
	);
	const names = Object.keys(REVIEW_COLUMNS).filter((name) => !unused.includes(name));
	yield renderRows([names]);
	for (let start = 0; start < reviews.length; start += ROWS_AT_ONCE) {
		const some = reviews.slice(start, start + ROWS_AT_ONCE);
		yield renderRows(
			some.map((review) => {
				const cells = cellsOf(review);
				return names.map((name) => cells[name]);
			}),
		);
	}
}

function renderRows(rows: readonly (readonly Cell[])[]): string {
	return rows.map((cells) => `${cells.map(renderCell).join(',')}\r\n`).join('');
}

function renderCell(value: Cell = ''): string {
	const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
	return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
