import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_MEMORY_LIMIT } from '../../src/adapters/edition-builder.ts';
import { ROOT } from '../support/content.ts';
import type { Measurement } from './bench.ts';
import { createSyntheticContent } from './synthetic-content.ts';

const SIZES = [1_000, 10_000, 100_000];
const POLL_MS = 100;

interface Build {
	readonly seconds: number;
	readonly peakMegabytes: number;
}

/** Builds editions of growing size; the ratio is the time a review takes, to that at 1,000 reviews. */
export async function benchBuild(): Promise<Measurement[]> {
	const measurements: Measurement[] = [];
	let first: number | undefined;
	for (const size of SIZES) {
		const { seconds, peakMegabytes } = await build(size);
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

async function build(size: number): Promise<Build> {
	const contentDir = await createSyntheticContent(size);
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-site-'));
	const begin = performance.now();
	const child = spawn(
		process.execPath,
		[join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', join(folder, 'site')],
		{
			cwd: ROOT,
			stdio: ['ignore', 'ignore', 'inherit'],
			env: {
				...process.env,
				CONTENT_DIR: contentDir,
				BASE_URL: 'https://reviews.example',
				ASTRO_TELEMETRY_DISABLED: '1',
				NODE_OPTIONS: BUILD_MEMORY_LIMIT,
			},
		},
	);
	let peak = 0;
	const poll = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), POLL_MS);
	const [code] = await once(child, 'exit');
	clearInterval(poll);
	rmSync(folder, { recursive: true });
	rmSync(contentDir, { recursive: true });
	if (code !== 0) throw new TypeError(`Cannot build ${size} reviews: the build ended with ${code}`);
	return { seconds: (performance.now() - begin) / 1000, peakMegabytes: Math.round(peak) };
}

/** The greatest memory that a process has held so far, as Linux counts it. */
function peakOf(pid: number | undefined): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
	} catch {
		// The process has just ended.
		return 0;
	}
}
