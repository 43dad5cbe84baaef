import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentPaths } from '../content/content-paths.ts';
import { loadSettings } from '../content/load-settings.ts';
import { readYaml } from '../content/read-yaml.ts';
import { SyncFile, type Pull } from '../content/sync-file.ts';
import { resolveName } from '../hub/callbacks/callback-addresses.ts';
import { importFiles, type ImportOptions } from '../import/import-files.ts';
import { loadImportMap } from '../import/generic/import-map.ts';
import type { ImportReport } from '../import/import-report.ts';
import { renderReport } from './render-import-report.ts';
import { currentTime, now as nowInUtc } from '../platform/clock.ts';
import { readEnvironment, readVariable, type Environment } from '../platform/environment.ts';
import { OperationError } from '../platform/operation-error.ts';
import { tryLock } from '../platform/process-lock.ts';
import { dayOf, type Instant } from '../reviews/calendar-date.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { describeFailure } from './describe-failure.ts';
import { exitStatusOf } from './import.ts';
import { createGoogleClient, type GOOGLE } from './sync/google-client.ts';
import { pullGoogle } from './sync/pull-google.ts';
import { pullInbox } from './sync/pull-inbox.ts';
import { pullUrl, type UrlSurroundings } from './sync/pull-url.ts';
import type { Pulled } from './sync/pull.ts';

interface SyncSurroundings extends CommandStreams, UrlSurroundings {
	readonly now: Instant;
	readonly environment: Pick<Environment, 'contentDir' | 'dataDir'>;
	/** Other addresses than Google's, for tests. */
	readonly google?: typeof GOOGLE | undefined;
}

/** The result of a place or a part of it: a report, or why there is none; status as of an import. */
export interface SyncResult {
	readonly name: string;
	readonly status: 0 | 1 | 2;
	readonly reason?: string;
	readonly report?: ImportReport;
}

const HELP = `Imports reviews from each entry in sync.yaml in the content folder.

  npm run sync -- [--dry-run] [--json]

  --dry-run   pull, report what would happen, and change nothing
  --json      print {results} as one JSON document

sync.yaml is a list. Its paths are relative to the parent of the content folder:
  - google: {}                    # each google_location in business.yaml; or account:, or locations:
  - url: https://example.com/reviews.csv
    headers: { Authorization: "Bearer \${EXPORT_TOKEN}" }
  - inbox: exports/inbox          # imported files move to exports/inbox/done/DAY
"url" and "inbox" may have format, source, location and map, like the flags of npm run import.

GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_REFRESH_TOKEN   environment variables for Google

Exit status: 0 all went well, 1 some entries or records failed, 2 nothing could be imported.
`;

/** `npm run sync`: prints the report to stdout and returns the exit status. */
export const runSync = defineCommand({
	name: 'sync',
	help: HELP,
	options: {
		json: { type: 'boolean', default: false },
		'dry-run': { type: 'boolean', default: false },
	},
	async run({ values }, surroundings: SyncSurroundings) {
		const { contentDir, dataDir } = surroundings.environment;
		const file = contentPaths(contentDir).sync;
		const pulls = existsSync(file) ? await readYaml(file, SyncFile) : [];
		if (pulls.length === 0) {
			throw new OperationError(
				`Cannot sync: "${file}" has no entries; add one, for example:\n` +
					'- inbox: exports/inbox\n' +
					'See npm run sync -- --help for Google and web addresses',
			);
		}
		using lock = await tryLock(join(dataDir, 'sync.lock'));
		if (!lock) throw new OperationError('Cannot sync: "npm run sync" is already running');
		const folder = join(dataDir, 'sync', 'pulled');
		// Reviews before redaction: only this user may read them, and only during the run.
		await rm(folder, { recursive: true, force: true });
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const results: SyncResult[] = [];
		try {
			const run = runPull(folder, values['dry-run'], surroundings);
			for (const pull of pulls) results.push(...(await Array.fromAsync(run(pull))));
		} finally {
			await rm(folder, { recursive: true });
		}
		const shown = withShortPaths(results, [folder, dirname(contentDir)]);
		const json = () => `${JSON.stringify({ results: shown }, null, '\t')}\n`;
		surroundings.stdout.write(values.json ? json() : shown.map(render).join('\n'));
		if (results.every(({ status }) => status === 2)) return 2;
		return results.some(({ status }) => status > 0) ? 1 : 0;
	},
});

/** Returns a function that imports what a place has. A failure is a result, and does not stop others. */
function runPull(folder: string, dryRun: boolean, surroundings: SyncSurroundings) {
	const { now, environment } = surroundings;
	const { contentDir, dataDir } = environment;
	return async function* (pull: Pull): AsyncGenerator<SyncResult> {
		const { format, location, source, url } = pull;
		try {
			const path = pull.map && resolvePath(dirname(contentDir), pull.map);
			const map = path === undefined ? undefined : await loadImportMap(path);
			const { businessFile: business, staff, services } = await loadSettings(contentDir);
			const operatorFiles = { business, staff, services };
			const choices = { answers: { location, format, source, map } };
			const options = { contentDir, dataDir, operatorFiles, now, dryRun, ...choices };
			for await (const pulled of open(pull, options, folder, surroundings)) {
				yield await take(pulled, options).catch(failed(pulled.name));
			}
		} catch (error) {
			yield failed(pull.inbox ?? (url === undefined ? 'google' : new URL(url).host))(error);
		}
	};
}

function failed(name: string) {
	return (error: unknown): SyncResult => ({ name, status: 2, reason: describeFailure(error) });
}

type Options = Omit<ImportOptions, 'files'>;

function open(
	pull: Pull,
	{ contentDir, operatorFiles, now, answers }: Options,
	folder: string,
	surroundings: SyncSurroundings,
): AsyncIterable<Pulled> {
	const { locations, timezone } = operatorFiles.business;
	if (pull.google) {
		const own = locations.flatMap(({ google_location }) => google_location ?? []);
		const { network, variable, google } = surroundings;
		return pullGoogle(pull.google, own, createGoogleClient(network, variable, google), folder);
	}
	if (pull.inbox !== undefined) {
		const path = resolvePath(dirname(contentDir), pull.inbox);
		return pullInbox(path, pull.inbox, { day: dayOf(now, timezone), now: Date.parse(now) });
	}
	const tagsFolder = join(surroundings.environment.dataDir, 'sync');
	const about = { contentDir, pull, answers, business: operatorFiles.business };
	return pullUrl(pull, { folder, tagsFolder, about }, surroundings);
}

async function take(pulled: Pulled, options: Options): Promise<SyncResult> {
	if ('reason' in pulled) return pulled;
	const { name, files, settle } = pulled;
	const report = await importFiles({ ...options, files });
	if (!options.dryRun) await settle?.(report);
	return { name, status: exitStatusOf(report), report };
}

function withShortPaths(
	results: readonly SyncResult[],
	folders: readonly string[],
): readonly SyncResult[] {
	const text = folders.reduce(
		(json, folder) => json.replaceAll(`${folder}/`, ''),
		JSON.stringify(results),
	);
	return JSON.parse(text) as SyncResult[];
}

function render({ name, status, reason, report }: SyncResult): string {
	if (report) return `${name}\n\n${renderReport(report)}`;
	return `${name}: ${status === 2 ? 'failed: ' : ''}${reason}\n`;
}

if (import.meta.main) {
	await runProcess(runSync, () => ({
		...{ environment: readEnvironment(), now: nowInUtc() },
		...{ resolve: resolveName, variable: readVariable },
		network: { fetch, sleep, now: currentTime },
	}));
}
