import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../platform/environment.ts';
import { OperationError } from '../platform/operation-error.ts';
import { PROJECT_FOLDER } from '../platform/project-folder.ts';
import { openBuildCache } from '../edition/build-cache.ts';
import { buildSite } from '../site/render/build-site.ts';
import { describeFailure } from '../server/report-failure.ts';
import { onSignal, parseUsage } from './command.ts';
import { UsageError } from './describe-failure.ts';
import {
	prepareStaticHost,
	STATIC_HOSTS,
	type StaticHost,
} from './static-hosts/prepare-static-host.ts';

const HELP = `Builds the site into dist/ and the function data into edition/ next to it.

  npm run build [-- --static-host HOST] [--out-dir FOLDER]

--static-host HOST  prepare the site for cloudflare or netlify, without functions; see docs/run/static-hosts.md
--out-dir FOLDER    replace FOLDER with the site and edition/ next to it with the function data
--help              show this help

Settings are environment variables, such as CONTENT_DIR and BASE_URL; docs/run/configuration.md lists them all.
On Vercel the site goes to .vercel/output.

Exit status: 0 if the build succeeded, 1 if it failed.
`;

const OPTIONS = {
	'static-host': { type: 'string' },
	'out-dir': { type: 'string' },
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const stopping = new AbortController();
onSignal((exitCode) => {
	process.exitCode = exitCode;
	stopping.abort();
});

try {
	const { values } = parseUsage('build', () => parseArgs({ options: OPTIONS }));
	const { help, 'out-dir': outDir } = values;
	if (help) process.stdout.write(HELP);
	else await build(outDir, parseStaticHost(values['static-host']));
} catch (error) {
	if (!stopping.signal.aborted) {
		process.exitCode = 1;
		console.error(error instanceof UsageError ? error.message : describeFailure(error));
	}
}
// Packages that draw images and build indexes leave handles open.
process.exit();

/** Refuses folders that were not made by a build, because a build replaces everything in them. */
function refuseOtherFolder(siteFolder: string): void {
	const made = [
		[siteFolder, 'build.json'],
		[join(dirname(siteFolder), 'edition'), 'edition.json'],
	] as const;
	for (const [folder, proof] of made) {
		const isInUse = existsSync(folder) && readdirSync(folder).length > 0;
		if (isInUse && !existsSync(join(folder, proof))) {
			throw new OperationError(
				`Cannot build into "${siteFolder}": "${folder}" contains files that are not from a build.\n` +
					'Name another folder: npm run build -- --out-dir FOLDER',
			);
		}
	}
}

function parseStaticHost(name: string | undefined): StaticHost | undefined {
	const host = STATIC_HOSTS.find((known) => known === name);
	if (name === undefined || host) return host;
	throw new UsageError('build', `--static-host must be ${STATIC_HOSTS.join(' or ')}`);
}

async function build(outDir: string | undefined, host: StaticHost | undefined): Promise<void> {
	const environment = readEnvironment();
	const { dataDir, onVercel, vercelCommit: commit } = environment;
	const folder = outDir ?? join(PROJECT_FOLDER, onVercel ? '.vercel/output/static' : 'dist');
	const siteFolder = resolve(folder);
	if (outDir !== undefined) refuseOtherFolder(siteFolder);
	const cache = await openBuildCache(dataDir);
	const functionFolder = onVercel
		? join(PROJECT_FOLDER, 'edition')
		: join(dirname(siteFolder), 'edition');
	const { signal } = stopping;
	try {
		const { id, reviews } = await buildSite({
			...environment,
			siteFolder,
			functionFolder,
			cache,
			commit,
			signal,
		});
		if (host) await prepareStaticHost(siteFolder, host, environment.baseUrl);
		console.log(
			`Built edition ${id} (${reviews.length} reviews) in ${relative(process.cwd(), siteFolder)}`,
		);
	} finally {
		cache?.close();
	}
}
