import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_CACHE } from '../../src/platform/cache-folder.ts';
import { BUILD_MEMORY_LIMIT } from '../../src/platform/node-child.ts';
import { aRecord, copyContent, ROOT } from '../../tests/support/content.ts';
import type { Measurement } from './bench.ts';
import { createSyntheticContent } from './synthetic-content.ts';

const SIZES = [1_000, 10_000, 100_000];
const POLL_MS = 100;

interface Run {
	readonly seconds: number;
	readonly peakMegabytes: number;
}

/**
 * Builds the sample from scratch, again, and without pages; publishes one more review; and builds
 * editions of increasing size, whose ratio is the time per review relative to 1,000 reviews.
 * Empties the build cache first.
 */
export async function benchBuild(): Promise<Measurement[]> {
	return [...(await benchSample()), ...(await benchSizes())];
}

async function benchSample(): Promise<Measurement[]> {
	const contentDir = copyContent();
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
	const variables = { CONTENT_DIR: contentDir, DATA_DIR: join(folder, 'data') };
	const build = (SITE: string) =>
		run(['src/cli/build.ts', '--out-dir', join(folder, 'site')], { ...variables, SITE });
	const publish = () => run(['src/cli/publish.ts'], variables);
	const addReview = () => {
		const record = aRecord({ id: 'bench', text: 'A quick oil change, and a fair price.' });
		appendFileSync(
			join(contentDir, 'reviews/survey/2026.jsonl'),
			`${JSON.stringify({ ...record, source: { ...record.source, review_id: 'bench' } })}\n`,
		);
	};
	try {
		rmSync(PROJECT_CACHE, { recursive: true, force: true });
		const fromScratch = await build('on');
		const of = (name: string, { seconds, peakMegabytes }: Run): Measurement => ({
			name,
			ratio: seconds / fromScratch.seconds,
			to: 'a build from scratch',
			details: { seconds: Math.round(seconds * 10) / 10, peakMegabytes },
		});
		const measurements = [
			of('build of the sample from scratch', fromScratch),
			of('the same build again', await build('on')),
			of('the same without pages', await build('off')),
		];
		await publish();
		addReview();
		return [...measurements, of('publication of one more review', await publish())];
	} finally {
		rmSync(folder, { recursive: true, force: true });
		rmSync(contentDir, { recursive: true });
	}
}

async function benchSizes(): Promise<Measurement[]> {
	const measurements: Measurement[] = [];
	let first: number | undefined;
	for (const size of SIZES) {
		const contentDir = await createSyntheticContent(size);
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
		const { seconds, peakMegabytes } = await run(
			['src/cli/build.ts', '--out-dir', join(folder, 'site')],
			{ CONTENT_DIR: contentDir, DATA_DIR: join(folder, 'data') },
		);
		rmSync(folder, { recursive: true });
		rmSync(contentDir, { recursive: true });
		first ??= seconds / size;
		measurements.push({
			name: `build of ${size} reviews`,
			ratio: seconds / size / first,
			to: `time a review at ${SIZES[0]}`,
			details: { seconds: Math.round(seconds * 10) / 10, peakMegabytes },
		});
	}
	return measurements;
}

/** Runs a command of the project and tracks the total memory of its processes. */
async function run(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<Run> {
	const begin = performance.now();
	const child = spawn(process.execPath, [BUILD_MEMORY_LIMIT, ...args], {
		cwd: ROOT,
		stdio: ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, BASE_URL: 'https://reviews.example', ...variables },
	});
	let peak = 0;
	const poll = setInterval(() => (peak = Math.max(peak, residentOf(child.pid ?? 0))), POLL_MS);
	const [code] = await once(child, 'exit');
	clearInterval(poll);
	if (code !== 0) throw new TypeError(`Cannot run ${args[0]}: it ended with ${code}`);
	return { seconds: (performance.now() - begin) / 1000, peakMegabytes: Math.round(peak) };
}

/** Returns the resident memory of a process and its descendants in megabytes (Linux only). */
function residentOf(root: number): number {
	const parents = new Map<number, number>();
	const resident = new Map<number, number>();
	for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
		try {
			const status = readFileSync(`/proc/${name}/status`, 'utf8');
			parents.set(Number(name), Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]));
			resident.set(Number(name), Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
		} catch {
			// The process has exited in the meantime.
		}
	}
	let total = 0;
	for (const [pid, megabytes] of resident) {
		let ancestor: number | undefined = pid;
		while (ancestor !== undefined && ancestor !== root) ancestor = parents.get(ancestor);
		if (ancestor === root) total += megabytes;
	}
	return total;
}
