import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as z from 'zod';
import { ROOT } from '../../../tests/support/content.ts';
import type { Measurement } from '../bench.ts';
import { callsOf, SESSION_ERA } from './calls.ts';

const PROCESSES = 7;
const OURS = join(ROOT, 'api/mcp.ts');
const MCP_HANDLER = join(ROOT, 'tools/bench/mcp/minimal-function.ts');
/**
 * Prints how many milliseconds the import alone took, and how many passed before the first
 * response.
 */
const MEASURE = `
	const [file, headers, body] = process.argv.slice(1);
	const begin = performance.now();
	const { POST, default: endpoint } = await import(file);
	const imported = performance.now() - begin;
	const answer = POST ?? endpoint?.fetch;
	if (answer) {
		const init = { method: 'POST', headers: JSON.parse(headers), body };
		const response = await answer(new Request('http://127.0.0.1/mcp', init));
		if (response.status !== 200) throw new TypeError(await response.text());
		await response.text();
	}
	console.log(JSON.stringify([imported, performance.now() - begin]));
`;
/** Provides `require()`, which CommonJS packages need and an ES module lacks. */
const REQUIRE =
	"import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
const run = promisify(execFile);

const Milliseconds = z.tuple([z.number(), z.number()]);

interface Times {
	readonly imported: number;
	readonly answered: number;
}

interface Bundle {
	readonly file: string;
	/** The size of the code that an import loads, without chunks that only some requests load. */
	readonly kilobytes: number;
}

/**
 * Compares the time to import the bundled function in a new process, and to respond to its first
 * request, with a function that uses mcp-handler and reads no edition.
 */
export async function measureColdImport(editionFolder: string): Promise<Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-bundles-'));
	try {
		// Functions look for the edition relative to their working directory.
		symlinkSync(editionFolder, join(folder, 'edition'));
		const empty = join(folder, 'empty.mjs');
		writeFileSync(empty, '');
		const ours = await bundle(OURS, join(folder, 'ours'));
		const theirs = await bundle(MCP_HANDLER, join(folder, 'theirs'));

		const times = new Map<string, Times[]>([empty, ours.file, theirs.file].map((f) => [f, []]));
		for (let round = 0; round < PROCESSES; round++) {
			for (const [file, taken] of times) taken.push(await measure(file, folder));
		}
		const medianOf = (file: string, which: keyof Times) =>
			median((times.get(file) ?? []).map((taken) => taken[which]));
		const compare = (name: string, which: keyof Times): Measurement => {
			const milliseconds = medianOf(ours.file, which) - medianOf(empty, which);
			const mcpHandlerMilliseconds = medianOf(theirs.file, which) - medianOf(empty, which);
			return {
				name,
				ratio: milliseconds / mcpHandlerMilliseconds,
				to: 'mcp-handler',
				details: {
					milliseconds: Math.round(milliseconds),
					mcpHandlerMilliseconds: Math.round(mcpHandlerMilliseconds),
					kilobytes: ours.kilobytes,
					mcpHandlerKilobytes: theirs.kilobytes,
				},
			};
		};
		return [
			compare('cold import of the bundled function', 'imported'),
			compare('cold import and first answer', 'answered'),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function bundle(entry: string, outdir: string): Promise<Bundle> {
	const { metafile } = await build({
		...{ entryPoints: { function: entry }, outdir, outExtension: { '.js': '.mjs' } },
		...{ bundle: true, splitting: true, minify: true, metafile: true, logLevel: 'error' },
		...{ platform: 'node', target: 'node24', format: 'esm' },
		banner: { js: REQUIRE },
	});
	const file = join(outdir, 'function.mjs');
	const outputs = new Map(
		Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]),
	);
	const loaded = new Set<string>();
	const load = (path: string) => {
		const output = outputs.get(path);
		if (output === undefined || loaded.has(path)) return;
		loaded.add(path);
		for (const { path: imported, kind } of output.imports) {
			if (kind === 'import-statement') load(resolve(imported));
		}
	};
	load(file);
	const bytes = [...loaded].reduce((sum, path) => sum + (outputs.get(path)?.bytes ?? 0), 0);
	return { file, kilobytes: Math.round(bytes / 1000) };
}

async function measure(file: string, cwd: string): Promise<Times> {
	const call = callsOf(SESSION_ERA).find(({ name }) => name === 'initialize');
	const headers = JSON.stringify({ ...call?.headers, host: '127.0.0.1' });
	const args = [
		'--input-type=module',
		'--eval',
		MEASURE,
		file,
		headers,
		call?.messages(1)[0] ?? '',
	];
	const { stdout } = await run(process.execPath, args, { cwd });
	const [imported, answered] = Milliseconds.parse(JSON.parse(stdout));
	return { imported, answered };
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
