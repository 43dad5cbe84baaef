import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAuthority, type Authority, type Certificate } from './certificates.ts';
import { LOG_FILES } from '../../src/log/log-files.ts';
import { parseLogKey } from '../../src/log/log-key.ts';
import { startLog } from '../../src/log/write-log.ts';
import { copyContent, ROOT } from './content.ts';
import { runScript, startServer, type RunningServer } from './running-server.ts';
import { timed } from './test-reports.ts';

export const HOOK_SECRET = 'a-secret';

/** Allows callbacks on this machine and shortens waiting times for tests. */
export const TEST_SETTINGS: NodeJS.ProcessEnv = {
	HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
	HUB_MIN_LEASE_SECONDS: '1',
	HUB_RETRY_SECONDS: '1,1,1,1',
	HUB_RATE_LIMIT: 'off',
};

export type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

export interface HubResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

/** The output of `npm run publish`. */
export interface Published {
	readonly edition: string;
	readonly changed: readonly string[];
	readonly queued: number;
}

/** The requests that any client can send to a hub. */
export interface HubAccess {
	/** The address the server listens on; its public origin may differ. */
	readonly address: string;
	readonly hubUrl: string;
	topicUrl(path: string): string;
	/** Posts to the hub: fields as a form, a string unchanged. */
	post(body: Fields | string, headers?: Readonly<Record<string, string>>): Promise<HubResponse>;
	/** Requests a subscription to `/feed.xml`, unless the fields say otherwise. */
	subscribe(callback: string, fields?: Readonly<Record<string, string>>): Promise<HubResponse>;
	unsubscribe(callback: string, fields?: Readonly<Record<string, string>>): Promise<HubResponse>;
}

/** A server started with `npm start`, used from outside. */
export interface HubClient extends HubAccess {
	readonly server: RunningServer;
	readonly authority: Authority;
	/** A certificate that the hub trusts, for callbacks on loopback. */
	readonly certificate: Certificate;
	readonly contentDir: string;
	/** Runs `npm run publish`; throws if it fails. */
	publish(): Promise<Published>;
	/** Kills the server with SIGKILL, as a power failure would. */
	kill(): Promise<void>;
	/** Starts another server with the same data and the same public origin, on a free port. */
	restart(settings?: NodeJS.ProcessEnv): Promise<HubClient>;
	stop(): Promise<void>;
}

/** Starts the project with its own copy of part of the sample content. */
export async function startHub(settings: NodeJS.ProcessEnv = {}): Promise<HubClient> {
	const authority = await createAuthority();
	const certificate = await authority.issue(['localhost', '127.0.0.1', '::1']);
	const contentDir = copyPartOfContent();
	return openHub(authority, certificate, contentDir, {
		...TEST_SETTINGS,
		DEPLOY_HOOK_SECRET: HOOK_SECRET,
		NODE_EXTRA_CA_CERTS: authority.file,
		CONTENT_DIR: contentDir,
		...settings,
	});
}

/** Polls a condition. Returns its first value other than `false` or `undefined`. */
export async function until<Value>(
	condition: () => Value | undefined | false,
	what: string,
	seconds = 15,
): Promise<Value> {
	const deadline = performance.now() + seconds * 1000;
	for (;;) {
		const value = condition();
		if (value !== undefined && value !== false) return value;
		if (performance.now() > deadline)
			throw new TypeError(`Cannot wait for ${what}: timed out after ${seconds} s`);
		await sleep(20);
	}
}

/** Copies more reviews than the feeds have room for, so that some appear only in the dataset. */
function copyPartOfContent(): string {
	const folder = copyContent();
	const reviews = join(folder, 'reviews');
	for (const shard of globSync('{business-profile,dealer-reviews}/*.jsonl', { cwd: reviews })) {
		if (shard !== 'dealer-reviews/2026.jsonl') rmSync(join(reviews, shard));
	}
	// The import counts and the log would not match the remaining reviews.
	rmSync(join(folder, 'imported.json'));
	const key = parseLogKey(
		readFileSync(join(ROOT, 'tests/fixtures/log-key-not-secret.pem'), 'utf8'),
	);
	const texts = startLog('http://127.0.0.1:9/log', key, []);
	for (const [name, file] of Object.entries(LOG_FILES)) {
		// One text for each of the files.
		writeFileSync(join(folder, 'log', file), texts[name as keyof typeof texts]);
	}
	return folder;
}

async function openHub(
	authority: Authority,
	certificate: Certificate,
	contentDir: string,
	variables: NodeJS.ProcessEnv,
): Promise<HubClient> {
	const server = await startServer(variables);
	const { baseUrl, environment } = server;
	return {
		...accessHub(`http://127.0.0.1:${environment['PORT']}`, baseUrl),
		server,
		authority,
		certificate,
		contentDir,
		async publish() {
			return JSON.parse(await timed('build', 'npm run publish', () => runPublish(environment)));
		},
		kill: () => kill(server),
		restart: (settings = {}) =>
			openHub(authority, certificate, contentDir, {
				...variables,
				...settings,
				DATA_DIR: environment['DATA_DIR'],
				BASE_URL: settings['BASE_URL'] ?? baseUrl,
			}),
		async stop() {
			if (server.process.exitCode === null && server.process.signalCode === null) {
				await server.stop();
			}
		},
	};
}

/** Returns access to a hub at an address whose public origin may differ. */
export function accessHub(address: string, baseUrl = address): HubAccess {
	const topicUrl = (path: string) => `${baseUrl}${path}`;
	const post: HubAccess['post'] = async (body, headers = {}) => {
		const response = await fetch(`${address}/api/websub/hub`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
			body: typeof body === 'string' ? body : encodeForm(body),
		});
		return { status: response.status, headers: response.headers, text: await response.text() };
	};
	const ask =
		(mode: string) =>
		(callback: string, fields: Readonly<Record<string, string>> = {}) =>
			post({
				'hub.mode': mode,
				'hub.topic': topicUrl('/feed.xml'),
				'hub.callback': callback,
				...fields,
			});
	return {
		address,
		hubUrl: `${baseUrl}/api/websub/hub`,
		topicUrl,
		post,
		subscribe: ask('subscribe'),
		unsubscribe: ask('unsubscribe'),
	};
}

async function runPublish(environment: NodeJS.ProcessEnv): Promise<string> {
	const { code, stdout, stderr } = await runScript(['publish'], environment);
	if (code !== 0) throw new TypeError(`Cannot publish: ${stderr}`);
	return stdout;
}

function encodeForm(fields: Fields): string {
	const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
	return pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}

/** Kills the server process itself. Killing npm would leave the server running. */
async function kill({ process: child }: RunningServer): Promise<void> {
	const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
	const exit = once(child, 'exit');
	for (const pid of children.trim().split(' ')) process.kill(Number(pid), 'SIGKILL');
	await exit;
}
