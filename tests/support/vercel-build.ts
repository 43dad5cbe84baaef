import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './content.ts';
import { EVENT_COMMIT } from './deploy-events.ts';
import { linkPackages } from './linked-packages.ts';
import { runCommand } from './run-command.ts';
import { timed } from './test-reports.ts';
import { CLI_FOLDER, CLI_SCRIPT, installCli, OFFLINE, UNLINKED_PROJECT } from './vercel-cli.ts';

/** An operator's origin, which no tracked file names. */
const ORIGIN = 'https://reviews.my-group.example';

/** The result of `vercel build`. */
export interface VercelBuild {
	/** The folder with the copy of the checkout that was built. */
	readonly project: string;
	/** The `.vercel/output` folder of the copy. */
	readonly output: string;
	/** The public origin that the build announces. */
	readonly origin: string;
	/** The commit that the build environment names. */
	readonly commit: string;
	/** The value of every secret variable during the build. */
	readonly secret: string;
	/** Returns the media type of a file name, from the platform's own table. */
	contentTypeOf(file: string): string;
	remove(): void;
}

/**
 * Builds a copy of the checkout like a production deployment, with no login or token and, once the
 * CLI is installed, no network.
 */
export async function buildForVercel(): Promise<VercelBuild> {
	await installCli();
	const project = copyCheckout();
	mkdirSync(join(project, '.vercel'));
	writeFileSync(join(project, '.vercel/project.json'), UNLINKED_PROJECT);
	const remove = () => rmSync(project, { recursive: true, force: true });
	const secret = 'c4nary-of-a-secret';
	const commit = EVENT_COMMIT;
	// Ignores the login of the user of this machine.
	const flags = ['--prod', '--standalone', '--global-config', join(project, '.vercel/global')];
	const environment = buildEnvironment(commit, secret);
	const run = () =>
		runCommand(process.execPath, [CLI_SCRIPT, 'build', ...flags], project, environment);
	await timed('build', 'vercel build', run).catch((error: unknown) => {
		remove();
		throw error;
	});
	const output = join(project, '.vercel/output');
	const contentTypeOf = loadContentTypes();
	return { project, output, origin: ORIGIN, commit, secret, contentTypeOf, remove };
}

/** Copies everything that a deployment would upload, plus the installed packages. */
export function copyCheckout(): string {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-copy-'));
	const generated = ['node_modules', 'dist', 'edition', 'content.lock'];
	for (const name of readdirSync(ROOT)) {
		if (name.startsWith('.') || name.startsWith('content.import-')) continue;
		if (generated.includes(name)) continue;
		cpSync(join(ROOT, name), join(folder, name), { recursive: true });
	}
	linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
	return folder;
}

function buildEnvironment(commit: string, secret: string): NodeJS.ProcessEnv {
	return {
		...process.env,
		NODE_ENV: 'production',
		// The copy has its own compile cache.
		NODE_COMPILE_CACHE: undefined,
		VERCEL: '1',
		BASE_URL: ORIGIN,
		CONTENT_DIR: '',
		VERCEL_GIT_COMMIT_SHA: commit,
		VERCEL_PROJECT_PRODUCTION_URL: '',
		DEPLOY_HOOK_SECRET: secret,
		CRON_SECRET: secret,
		METRICS_SECRET: secret,
		KV_REST_API_TOKEN: secret,
		MCP_SESSION_SECRET: secret,
		...OFFLINE,
	};
}

function loadContentTypes(): VercelBuild['contentTypeOf'] {
	const load = createRequire(join(CLI_FOLDER, 'package.json'));
	const { getContentType } = load('@vercel/build-utils');
	return getContentType;
}
