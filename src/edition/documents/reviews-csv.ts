import { DISCLOSURES } from '../../reviews/disclosure.ts';
import type { Review } from '../../reviews/review.ts';
import type { Edition } from './edition.ts';

const ROWS_AT_ONCE = 1_000;
/** Cells that must be quoted (RFC 4180 §2.6). */
const QUOTED = /[",\r\n]/;
/** First characters that make a spreadsheet run a cell, in their full-width forms, too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The columns of `/reviews.csv`, in order. Lists are joined by "; ". */
export const CSV_COLUMNS = {
	id: (review) => review.id,
	url: (review) => review.url,
	rating: (review) => review.rating,
	date: (review) => review.date,
	published_at: (review) => review.published_at,
	edited_at: (review) => review.edited_at,
	updated_at: (review) => review.updated_at,
	experienced_on: (review) => review.experienced_on,
	title: (review) => review.title,
	text: (review) => review.text,
	truncated: (review) => review.truncated?.toString(),
	language: (review) => review.language,
	author: (review) => review.author.name,
	source: (review) => review.source.id,
	source_review_id: (review) => review.source.review_id,
	location: (review) => review.location,
	visit_type: (review) => review.visit_type,
	verification_method: (review) => review.verification.method,
	technicians: (review) => review.mentions.technicians.join('; '),
	services: (review) => review.mentions.services.join('; '),
	service_areas: (review) => review.mentions.service_areas.join('; '),
	aspects: (review) =>
		review.aspects.map(({ aspect, polarity }) => `${aspect}: ${polarity}`).join('; '),
	recommends: (review) => review.recommends?.toString(),
	responses: (review) => review.responses.map(({ text }) => text).join('\n\n'),
} as const satisfies Record<string, (review: Review) => string | number | undefined>;

/** The columns that follow if any review has a value in them. */
const DISCLOSURE_CELLS = {
	incentive: (review: Review) => review.incentive?.kind,
	relationship: (review: Review) => review.relationship,
};

/**
 * Renders the reviews as CSV (RFC 4180). Cells that a spreadsheet would run as a formula start with
 * an apostrophe, because strangers write the texts.
 */
export function* renderCsv({ reviews }: Edition): Generator<string> {
	const disclosed = DISCLOSURES.filter((name) => reviews.some((review) => review[name]));
	yield renderRows([[...Object.keys(CSV_COLUMNS), ...disclosed]]);
	for (let start = 0; start < reviews.length; start += ROWS_AT_ONCE) {
		const some = reviews.slice(start, start + ROWS_AT_ONCE);
		yield renderRows(
			some.map((review) => [
				...Object.values(CSV_COLUMNS).map((cell) => cell(review)),
				...disclosed.map((name) => DISCLOSURE_CELLS[name](review)),
			]),
		);
	}
}

function renderRows(rows: readonly (readonly (string | number | undefined)[])[]): string {
	return rows.map((cells) => `${cells.map(renderCell).join(',')}\r\n`).join('');
}

function renderCell(value: string | number | undefined = ''): string {
	const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
	return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
