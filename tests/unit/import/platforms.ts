import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ImportFormat, OperatorAnswers } from '../../../src/import/formats/import-format.ts';
import type { ReviewDraft } from '../../../src/import/formats/read-record.ts';
import { VENDOR_FORMATS } from '../../../src/import/formats/vendor-exports.ts';
import { createContent } from './importing.ts';

const SOURCES = new Set([
	'google-maps',
	'birdeye',
	'birdeye-google',
	'podium',
	'podium-google',
	'facebook',
	'yelp',
	'trustpilot',
	'judge-me',
	'meta-reviews',
	'edmunds',
	...VENDOR_FORMATS.flatMap(({ sourceId }) => sourceId ?? []),
]);

/**
 * Creates a content folder with a source policy for every platform, with the given verification methods.
 */
export async function createPlatformContent(methods: Readonly<Record<string, string>> = {}) {
	const content = await createContent();
	const policies = [...SOURCES].map(
		(id) =>
			`    - { id: ${id}, name: ${id}, first_party: false, verification: Copied., method: ${methods[id] ?? 'platform_account_only'} }\n`,
	);
	await appendFile(join(content.contentDir, 'business.yaml'), `\n${policies.join('')}`);
	return content;
}

/** Imports an export and returns the file report and the stored reviews. */
export async function importExport(
	text: string,
	flags: readonly string[] = [],
	methods: Readonly<Record<string, string>> = { 'judge-me': 'transaction_match' },
) {
	const content = await createPlatformContent(methods);
	const ran = await content.run(['--json', ...flags, await content.write('export', text)]);
	const reviews = await content.reviews();
	const ledger = JSON.parse(
		(await content.bytes())[join(content.contentDir, 'imported.json')] ?? '{}',
	);
	return { ...ran, reviews, review: reviews[0], file: ran.report?.files[0], ledger };
}

/** Reads a record as a draft; fails the test if it is not one. */
export function draftOf(
	format: ImportFormat,
	value: unknown,
	answers: OperatorAnswers = {},
): ReviewDraft {
	const read = format.read(value, answers);
	if (read.kind !== 'draft') expect.fail(`is ${JSON.stringify(read)}`);
	return read.draft;
}

/** Returns why a record is skipped; fails the test if it is not skipped. */
export function reasonOf(format: ImportFormat, value: unknown): string {
	const read = format.read(value, {});
	if (read.kind !== 'skipped') expect.fail(`is ${JSON.stringify(read)}`);
	return read.reason;
}

/** Returns the fields for which a record is rejected; fails the test if it is not rejected. */
export function faultsOf(
	format: ImportFormat,
	value: unknown,
	answers: OperatorAnswers = {},
): string[] {
	const read = format.read(value, answers);
	if (read.kind !== 'rejected') expect.fail(`is ${JSON.stringify(read)}`);
	return read.problems.map(({ field }) => field);
}

/** Converts a row to the form that the table reader returns, with lower-case column names. */
export function asRow<Cell>(row: Readonly<Record<string, Cell>>): Record<string, Cell> {
	return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.toLowerCase(), cell]));
}
