import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { runImport } from '../../../src/cli/import.ts';
import type { Ask } from '../../../src/cli/open-terminal.ts';
import type { ImportFormat } from '../../../src/import/formats/import-format.ts';
import type { ImportReport } from '../../../src/import/import-report.ts';
import { StoredReview, StoredTombstone } from '../../../src/reviews/stored-review.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const NOW = '2026-11-20T18:00:00Z';
export const LATER = '2026-12-31T09:30:00Z';

const EXPORTS = join(ROOT, 'tests/fixtures/sample-exports');
export const SAMPLES = [
	join(EXPORTS, 'google-business-profile/alder-falls.json'),
	join(EXPORTS, 'google-business-profile/harborview.json'),
	join(EXPORTS, 'google-business-profile/millbrook.json'),
	join(EXPORTS, 'dealer-reviews.csv'),
	join(EXPORTS, 'survey.ndjson'),
];

export interface Ran {
	readonly status: number;
	readonly stdout: string;
	readonly stderr: string;
	/** The document that `--json` printed. */
	readonly report: ImportReport;
}

/** Settings that an import reads. The others may be empty, which saves parsing time. */
const USED = ['business.yaml', 'staff.yaml', 'services.yaml', 'overrides.yaml', 'policy.md'];
const UNUSED = ['service-areas.yaml', 'aspects.yaml', 'faq.yaml'];
/** In memory if possible, because every import waits for the disk several times. */
const FAST_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Creates a content folder without reviews and deletes it after the test. */
export async function createContent() {
	const folder = await mkdtemp(join(FAST_FOLDER, 'forecourt-import-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const contentDir = join(folder, 'content');
	await mkdir(contentDir);
	for (const name of USED) await cp(join(ROOT, 'content', name), join(contentDir, name));
	for (const name of UNUSED) await writeFile(join(contentDir, name), '[]\n');
	await writeFile(join(contentDir, 'removed.jsonl'), '');

	return {
		folder,
		contentDir,
		dataDir: join(folder, 'data'),
		async write(name: string, text: string | Uint8Array): Promise<string> {
			const path = join(folder, name);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, text);
			return path;
		},
		async run(argv: readonly string[], now: string = NOW, ask?: Ask): Promise<Ran> {
			const out: string[] = [];
			const err: string[] = [];
			const status = await runImport(argv, {
				now,
				environment: { contentDir, dataDir: join(folder, 'data') },
				ask,
				stdout: { write: (text) => out.push(text) },
				stderr: { write: (text) => err.push(text) },
			});
			const stdout = out.join('');
			const report = stdout.startsWith('{') ? JSON.parse(stdout) : undefined;
			return { status, stdout, stderr: err.join(''), report };
		},
		reviews: async (): Promise<StoredReview[]> =>
			(await linesBelow(join(contentDir, 'reviews'))).map((line) =>
				StoredReview.parse(JSON.parse(line)),
			),
		tombstones: async (): Promise<StoredTombstone[]> =>
			(await readFile(join(contentDir, 'removed.jsonl'), 'utf8'))
				.split('\n')
				.filter((line) => line !== '')
				.map((line) => StoredTombstone.parse(JSON.parse(line))),
		bytes: () => readTree(contentDir),
	};
}

/** Checks that invalid records are rejected with our own messages. */
export function expectRules(format: ImportFormat, toRecord: (wrong: unknown) => object): void {
	for (const wrong of [undefined, null, true, 7.5, {}, [7]]) {
		const read = format.read(toRecord(wrong), {});
		const reasons = read.kind === 'rejected' ? read.problems.map(({ reason }) => reason) : [];
		for (const reason of reasons) expect(reason).toMatch(/^must (?!.*(?:expected|received))/);
	}
}

/** Lists every file below a folder, by its path. */
export async function readTree(folder: string): Promise<Record<string, string>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
	const texts = files.toSorted().map(async (file) => [file, await readFile(file, 'utf8')] as const);
	return Object.fromEntries(await Promise.all(texts));
}

async function linesBelow(folder: string): Promise<string[]> {
	const tree = await readTree(folder).catch(() => ({}));
	return Object.values(tree).flatMap((text) => text.split('\n').filter((line) => line !== ''));
}

/** An invented record of each format, by format id. */
export const RECORDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
	readFileSync(join(ROOT, 'tests/fixtures/export-records.json'), 'utf8'),
);

/** Returns a function that makes the record of a format, with some values replaced. */
export const recordOf =
	(format: string) =>
	(changes: object = {}): Record<string, unknown> => ({ ...RECORDS[format], ...changes });

export const surveyAnswer = recordOf('survey');
export const googleReview = recordOf('google-business-profile');
const dealerRow = recordOf('dealer-review-csv');
export const CSV_HEADER = Object.keys(dealerRow()).join(',');

export function csvRow(changes: Record<string, string> = {}): string {
	const cells = CSV_HEADER.split(',').map((column) => String(dealerRow(changes)[column]));
	return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

export function csv(...rows: readonly string[]): string {
	return `\ufeff${[CSV_HEADER, ...rows].join('\r\n')}\r\n`;
}

export function ndjson(...answers: readonly object[]): string {
	return answers.map((answer) => `${JSON.stringify(answer)}\n`).join('');
}

/** Imports a review with these changes, together with a valid one. */
export async function importGoogleReview(changes: object, flags: readonly string[] = []) {
	const content = await createContent();
	const page = JSON.stringify({
		reviews: [googleReview(changes), googleReview({ reviewId: 'ok' })],
	});
	const ran = await content.run(['--json', ...flags, await content.write('page', page)]);
	const reviews = await content.reviews();
	const review = reviews.find(({ source }) => source.review_id !== 'ok');
	return { ...ran, review, file: ran.report?.files[0] };
}
