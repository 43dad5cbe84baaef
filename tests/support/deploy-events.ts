import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './content.ts';

/** Events from the platforms, named after the files in `tests/fixtures/deploy-hooks`. */
export type DeployEventName =
	| 'vercel-promoted'
	| 'vercel-succeeded-production'
	| 'vercel-succeeded-preview'
	| 'github-promoted'
	| 'github-success'
	| 'github-success-preview';

/** The commit of the production events. `EVENT_TIME` is the time of the Vercel events. */
export const EVENT_COMMIT = '6f1e9d2c4b7a8053e1d6c9f2a4b8075c3d9e1f60';
export const EVENT_TIME = Date.parse('2026-11-20T12:00:00.412Z');

export function readEvent(name: DeployEventName): Buffer {
	return readFileSync(join(ROOT, `tests/fixtures/deploy-hooks/${name}.json`));
}

/** Returns the signature header of the platform that sends this event. */
export function signEvent(
	name: DeployEventName,
	secret: string,
	body: Uint8Array = readEvent(name),
): Record<string, string> {
	const sign = (algorithm: string) => createHmac(algorithm, secret).update(body).digest('hex');
	return name.startsWith('vercel')
		? { 'x-vercel-signature': sign('sha1') }
		: { 'x-hub-signature-256': `sha256=${sign('sha256')}` };
}
