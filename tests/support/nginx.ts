import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority } from './certificates.ts';
import { codeBlocks } from './operator-fork.ts';
import { until } from './hub-client.ts';
import { freePort } from './running-server.ts';

export const SERVER_GUIDE = 'docs/run/server.md';

/** Debian has servers where users do not look. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
/** Whether nginx is installed. */
export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;

export interface Nginx {
	/** `https://127.0.0.1:PORT`. */
	readonly origin: string;
	/** `http://127.0.0.1:PORT`. */
	readonly plainOrigin: string;
	/** Returns its errors and warnings so far. */
	errors(): string;
	stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of the guide, with other ports, names and paths. Until it is
 * stopped, this process trusts its certificate. `adapt` changes the configuration for another test.
 */
export async function startNginx(
	[first, second]: readonly [number, number],
	adapt = (configuration: string) => configuration,
): Promise<Nginx> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-nginx-'));
	const authority = await createAuthority();
	const { key, cert } = await authority.issue(['localhost', '127.0.0.1']);
	writeFileSync(join(folder, 'privkey.pem'), key);
	writeFileSync(join(folder, 'fullchain.pem'), cert);

	const [plain, tls] = [await freePort(), await freePort()];
	const [guide = ''] = codeBlocks(SERVER_GUIDE, 'nginx');
	const configuration = guide
		.replaceAll(/listen (80|443)\b/g, 'listen 127.0.0.1:$1')
		.replaceAll(/listen \[::\]:(80|443)\b/g, 'listen [::1]:$1')
		.replaceAll(/:80\b/g, `:${plain}`)
		.replaceAll(/:443\b/g, `:${tls}`)
		.replaceAll(':4321', `:${first}`)
		.replaceAll(':4322', `:${second}`)
		.replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
		.replaceAll('reviews.my-group.example', 'localhost');
	writeFileSync(join(folder, 'forecourt.conf'), adapt(configuration));
	writeFileSync(join(folder, 'nginx.conf'), mainConfiguration());

	const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env,
	});
	const exited = once(child, 'exit');
	let errors = '';
	child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
	let isUp = false;
	await until(() => {
		if (child.exitCode !== null) throw new TypeError(`Cannot start nginx: ${errors}`);
		const probe = connect(tls, '127.0.0.1', () => (isUp = true));
		probe.on('error', () => undefined).on('connect', () => probe.destroy());
		return isUp;
	}, 'nginx');
	const trustedBefore = getCACertificates('default');
	setDefaultCACertificates([...trustedBefore, authority.certificate]);
	return {
		origin: `https://127.0.0.1:${tls}`,
		plainOrigin: `http://127.0.0.1:${plain}`,
		errors: () => errors,
		async stop() {
			setDefaultCACertificates(trustedBefore);
			child.kill();
			await exited;
		},
	};
}

/** The part of nginx.conf that distributions bring. Everything that nginx writes is in its folder. */
function mainConfiguration(): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
	return [
		'daemon off; pid nginx.pid; error_log stderr warn;',
		// Otherwise its workers could not use a folder of root.
		process.getuid?.() === 0 ? 'user root;' : '',
		'events { }',
		'http {',
		...temporary.map((name) => `${name}_temp_path ${name};`),
		'include forecourt.conf;',
		'}',
	].join('\n');
}
