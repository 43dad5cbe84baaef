import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VENDOR_FORMATS } from '../../../src/import/formats/vendor-exports.ts';
import {
	csv as dealerCsv,
	csvRow,
	googleReview,
	ndjson,
	recordOf,
	ROOT,
	surveyAnswer,
} from './importing.ts';

export type Row = Readonly<Record<string, string>>;

/** Like `recordOf`, for a format whose values are all strings. */
function rowOf(format: string): (changes?: Row) => Row {
	// The fixture has only strings in the rows of tables.
	return recordOf(format) as (changes?: Row) => Row;
}

export const mapsRow = rowOf('google-maps-csv');
export const birdeyeRow = rowOf('birdeye-csv');
export const trustpilotRow = rowOf('trustpilot-csv');
export const judgeMeRow = rowOf('judge-me-csv');
export const metaRow = rowOf('meta-reviews-csv');
export const edmundsRow = rowOf('edmunds-csv');
export const dealerRaterReview = recordOf('dealer-rater-json');
export const birdeyeReview = recordOf('birdeye-json');
export const podiumReview = recordOf('podium-json');
export const facebookRating = recordOf('facebook-json');
export const yelpReview = recordOf('yelp-json');
export const trustpilotReview = recordOf('trustpilot-json');

/** Builds a table of these rows, with the columns of the first. */
export function table(...rows: readonly Row[]): string {
	const columns = Object.keys(rows[0] ?? {});
	const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
	const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
	return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** Returns the sample of a built-in mapping. */
export function vendorSample(id: string): string {
	const name = `${id}.${id.endsWith('-csv') ? 'csv' : 'json'}`;
	return readFileSync(join(ROOT, 'tests/support/exports', name), 'utf8');
}

/** A complete export in each format, by format id. */
export const SAMPLE_EXPORTS: Readonly<Record<string, string>> = {
	'google-business-profile': JSON.stringify({ reviews: [googleReview()] }),
	'dealer-review-csv': dealerCsv(csvRow()),
	survey: ndjson(surveyAnswer()),
	'google-maps-csv': table(mapsRow()),
	'dealer-rater-json': JSON.stringify({ reviews: [dealerRaterReview()] }),
	'birdeye-json': JSON.stringify([birdeyeReview()]),
	'birdeye-csv': table(birdeyeRow()),
	'podium-json': JSON.stringify({ data: [podiumReview()], metadata: { nextCursor: 'x' } }),
	'facebook-json': JSON.stringify({ data: [facebookRating()], paging: {} }),
	'yelp-json': JSON.stringify({ reviews: [yelpReview()], total: 1, possible_languages: ['en'] }),
	'trustpilot-json': JSON.stringify({ reviews: [trustpilotReview()], links: [] }),
	'trustpilot-csv': table(trustpilotRow()),
	'judge-me-csv': table(judgeMeRow()),
	'meta-reviews-csv': table(metaRow()),
	'edmunds-csv': table(edmundsRow()),
	...Object.fromEntries(VENDOR_FORMATS.map(({ id }) => [id, vendorSample(id)])),
};
