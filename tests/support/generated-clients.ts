import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './content.ts';
import { installOnDemand, packageFolder, type OnDemandPackage } from './on-demand-packages.ts';
import { runCommand } from './run-command.ts';

/** A generator of TypeScript clients, with a program that uses its client. */
export interface ClientGenerator {
	readonly package: OnDemandPackage;
	/** The arguments of its command, which reads `openapi.json` in the current folder. */
	readonly command: readonly string[];
	/** Files to write before generating. */
	readonly files?: Readonly<Record<string, string>>;
	/** Defines `reviews`, `insights`, `found`, `parameter` and `since`. */
	readonly program: string;
}

export const OPENAPI_TYPESCRIPT: ClientGenerator = {
	package: { name: 'openapi-typescript', version: '7.13.0', with: ['openapi-fetch@0.17.0'] },
	command: ['openapi-typescript', 'openapi.json', '--output', 'api.ts'],
	program: `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const client = createClient<paths>({ baseUrl: BASE_URL });
const reviews = (await client.GET('/reviews.json')).data!;
const insights = (await client.GET('/insights.json')).data!;
const found = (await client.GET('/api/reviews/search', { params: { query: { limit: 3 } } })).data!;
const { error } = await client.GET('/api/reviews/search', { params: { query: { limit: 0 } } });
let parameter = '';
if (error && error.type === '/problems/invalid-parameter') parameter = error.issues[0]?.parameter ?? '';
const path = { date: '2026-01-01' };
const since = (await client.GET('/api/reviews/since/{date}', { params: { path } })).data!;
`,
};

export const HEY_API: ClientGenerator = {
	package: { name: '@hey-api/openapi-ts', version: '0.99.0', with: ['typescript@6.0.3'] },
	command: ['openapi-ts', '--input', 'openapi.json', '--output', 'client'],
	program: `
import { client } from './client/client.gen.ts';
import { getInsights, getReviews, reviewsSince, searchReviews } from './client/sdk.gen.ts';

client.setConfig({ baseUrl: BASE_URL });
const reviews = (await getReviews({ throwOnError: true })).data;
const insights = (await getInsights({ throwOnError: true })).data;
const found = (await searchReviews({ query: { limit: 3 }, throwOnError: true })).data;
const { error } = await searchReviews({ query: { limit: 0 } });
let parameter = '';
if (error && error.type === '/problems/invalid-parameter') parameter = error.issues[0]?.parameter ?? '';
const path = { date: '2026-01-01' };
const since = (await reviewsSince({ path, throwOnError: true })).data;
`,
};

export const ORVAL: ClientGenerator = {
	package: { name: 'orval', version: '8.38.0' },
	command: ['orval', '--config', 'orval.config.mjs'],
	files: {
		'orval.config.mjs': `export default { reviews: {
	input: 'openapi.json',
	output: { target: 'api.ts', client: 'fetch', baseUrl: { getBaseUrlFromSpecification: true } },
} };`,
	},
	program: `
import { getInsights, getReviews, reviewsSince, searchReviews } from './api.ts';

function succeeded<Answer extends { status: number; data: unknown }>(
	answer: Answer,
): Extract<Answer, { status: 200 }>['data'] {
	if (answer.status !== 200) throw new RangeError(String(answer.status));
	return answer.data;
}
const reviews = succeeded(await getReviews());
const insights = succeeded(await getInsights());
const found = succeeded(await searchReviews({ limit: 3 }));
const refused = await searchReviews({ limit: 0 });
const parameter = refused.status === 400 ? refused.data.issues[0]?.parameter : '';
const since = succeeded(await reviewsSince('2026-01-01'));
`,
};

const OUTPUT = `
console.log(JSON.stringify({
	business: reviews.business.name,
	rated: reviews.reviews.map((review): number => review.rating).length,
	aspects: insights.aspects.map(({ id }): string => id),
	found: [found.total, ...found.reviews.map(({ id }): string => id)],
	parameter,
	since: [since.total, since.removed.length],
}));
`;

const COMPILER_OPTIONS = [
	...['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--skipLibCheck'],
	'--allowImportingTsExtensions',
	...['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable'],
	...['--module', 'esnext', '--moduleResolution', 'bundler'],
];

/**
 * Generates a client from a description, compiles the program of the generator with `tsc --strict`,
 * and runs it. Returns what it printed.
 */
export async function useGeneratedClient(
	generator: ClientGenerator,
	description: string,
	baseUrl: string,
): Promise<unknown> {
	const source = generator.program.replace('BASE_URL', JSON.stringify(baseUrl)) + OUTPUT;
	return JSON.parse(await runWithClient(generator, description, source));
}

/** The same with any program. */
export async function runWithClient(
	{ package: tool, command, files = {} }: ClientGenerator,
	description: string,
	source: string,
): Promise<string> {
	await installOnDemand(tool);
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-client-'));
	const packages = join(packageFolder(tool), 'node_modules');
	symlinkSync(packages, join(folder, 'node_modules'));
	const written = { ...files, 'openapi.json': description, 'program.ts': source };
	for (const [file, text] of Object.entries(written)) writeFileSync(join(folder, file), text);

	const run = (bin: string, args: readonly string[]) =>
		runCommand(process.execPath, [bin, ...args], folder, process.env);
	const [name = '', ...args] = command;
	await run(join(packages, '.bin', name), args);
	await run(join(ROOT, 'node_modules/typescript/bin/tsc'), ['program.ts', ...COMPILER_OPTIONS]);
	// Generated imports may have no extension, so Node cannot run the sources themselves.
	const bundle = {
		entryPoints: [join(folder, 'program.ts')],
		outfile: join(folder, 'program.mjs'),
	};
	await build({ ...bundle, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' });
	const printed = await run('program.mjs', []);
	rmSync(folder, { recursive: true });
	return printed;
}

/** Returns what the program prints, from the same documents read without a client. */
export async function readWithoutClient(baseUrl: string): Promise<unknown> {
	// The schemas of these documents have their own tests.
	const read = async (path: string): Promise<any> => (await fetch(baseUrl + path)).json();
	const [reviews, insights, found, since] = await Promise.all([
		read('/reviews.json'),
		read('/insights.json'),
		read('/api/reviews/search?limit=3'),
		read('/api/reviews/since/2026-01-01'),
	]);
	return {
		business: reviews.business.name,
		rated: reviews.reviews.length,
		aspects: insights.aspects.map(({ id }: { id: string }) => id),
		found: [found.total, ...found.reviews.map(({ id }: { id: string }) => id)],
		parameter: 'limit',
		since: [since.total, since.removed.length],
	};
}
