import { execFileSync, spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ROOT } from '../../tests/support/content.ts';
import type { Measurement } from './bench.ts';
import { createRandom } from '../../tests/support/random.ts';

const ROWS = 100_000;
const SAMPLE = join(ROOT, 'tests/fixtures/sample-exports/dealer-reviews.csv');
const WORKER = fileURLToPath(new URL('./import-run.ts', import.meta.url));

interface Run {
	readonly seconds: number;
	readonly cpuSeconds: number;
	readonly peakMegabytes: number;
}

/**
 * Imports an export of 100,000 reviews twice. The ratio compares the time with that of only parsing
 * the same file with the same library, each in a separate process. If other work keeps the
 * processors busy, the ratio of processor time in the details is more meaningful.
 */
export async function benchImport(): Promise<Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-import-'));
	try {
		const file = join(folder, 'export.csv');
		await writeExport(file);
		const contentDir = join(folder, 'content');
		makeContent(contentDir);
		const bare = run('parse', file);
		const first = run('import', file, contentDir);
		const again = run('import', file, contentDir);
		return [
			toMeasurement(`import of ${ROWS} reviews`, first, bare),
			toMeasurement(`import of the same ${ROWS} again`, again, bare),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function toMeasurement(name: string, measured: Run, bare: Run): Measurement {
	const rounded = (value: number) => Math.round(value * 10) / 10;
	return {
		name,
		ratio: measured.seconds / bare.seconds,
		to: 'csv-parse alone',
		details: {
			seconds: rounded(measured.seconds),
			bareSeconds: rounded(bare.seconds),
			processorSeconds: rounded(measured.cpuSeconds),
			ratioOfProcessorTime: rounded(measured.cpuSeconds / bare.cpuSeconds),
			peakMegabytes: measured.peakMegabytes,
		},
	};
}

function makeContent(contentDir: string): void {
	const answers = [
		...['--name', 'Bench Motors', '--timezone', 'America/Los_Angeles'],
		...['--url', 'https://bench.example', '--email', 'care@bench.example'],
	];
	execFileSync(process.execPath, [join(ROOT, 'src/cli/content-new.ts'), ...answers, contentDir]);
}

/** Runs in a separate process, so that the memory of each run is measured separately. */
function run(what: 'parse' | 'import', file: string, contentDir = ''): Run {
	const { stdout, status, stderr } = spawnSync(process.execPath, [WORKER, what, file, contentDir], {
		encoding: 'utf8',
	});
	if (status !== 0) throw new TypeError(`Cannot ${what} the export: ${stderr}`);
	// The output of import-run.ts.
	return JSON.parse(stdout) as Run;
}

/** Writes an export whose texts are pairs of sample texts. Each row has its own id. */
async function writeExport(path: string): Promise<void> {
	const [header = [], ...rows] = parse(readFileSync(SAMPLE, 'utf8'), { bom: true }) as string[][];
	const [id, location, text] = ['review_id', 'location', 'review_text'].map((name) =>
		header.indexOf(name),
	);
	const { pick } = createRandom(1);
	const file = createWriteStream(path);
	file.write(stringify([header]));
	for (let index = 0; index < ROWS; index++) {
		const row = [...pick(rows)];
		row[id ?? 0] = String(1_000_000 + index);
		row[location ?? 0] = 'main';
		row[text ?? 0] = `${row[text ?? 0]} ${pick(rows)[text ?? 0]}`;
		if (!file.write(stringify([row]))) await once(file, 'drain');
	}
	file.end();
	await once(file, 'finish');
}
