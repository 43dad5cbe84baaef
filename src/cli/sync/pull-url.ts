import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pull } from '../../content/sync-file.ts';
import { findAddresses, type ResolveName } from '../../hub/callbacks/callback-addresses.ts';
import { CallbackError } from '../../hub/core/callback-client.ts';
import { isLoopbackHost } from '../../hub/core/classify-address.ts';
import { OperationError } from '../../platform/operation-error.ts';
import type { Pulled } from './pull.ts';
import { request, type Network } from './request.ts';

export interface UrlSurroundings {
	readonly network: Network;
	readonly resolve: ResolveName;
	readonly variable: (name: string) => string | undefined;
	/** Limit for the response; there is a default. */
	readonly maxBytes?: number | undefined;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const NAMES_SECRET = /auth|cookie|key|secret|token/i;
const LOOKUP_MS = 10_000;

/**
 * Downloads an export into `folder`. The validators (RFC 9110 §8.8) of an export without rejections are
 * kept in `tagsFolder`, so that it is downloaded again only if it has changed.
 * @param about everything that decides how the export is imported
 */
export async function* pullUrl(
	{ url: address = '', headers }: Pull,
	{ folder, tagsFolder, about }: { folder: string; tagsFolder: string; about: unknown },
	surroundings: UrlSurroundings,
): AsyncGenerator<Pulled> {
	const url = new URL(address);
	const name = `${url.host}${url.pathname}`;
	const key = createHash('sha256').update(JSON.stringify(about)).digest('hex');
	const tags = join(tagsFolder, `${key}.json`);
	const known = await readFile(tags, 'utf8')
		.then(JSON.parse)
		.catch(() => ({}));
	const own = fillIn(headers, surroundings.variable);
	const { status, body, response } = await follow(url, { ...own, ...known }, surroundings);
	if (status === 304) {
		yield { name, reason: 'unchanged since the last import', status: 0 };
		return;
	}
	if (status !== 200) throw new OperationError(`${url.host} answered with status ${status}`);
	const file = join(folder, name.replaceAll(/[^\w.-]+/g, '-'));
	await writeFile(file, body);
	const etag = response.headers.get('ETag');
	const modified = response.headers.get('Last-Modified');
	const next = { 'If-None-Match': etag ?? undefined, 'If-Modified-Since': modified ?? undefined };
	yield {
		name,
		files: [file],
		async settle({ totals, unread }) {
			if (totals.rejected === 0 && unread.length === 0) await writeFile(tags, JSON.stringify(next));
		},
	};
}

/** Follows redirects. The headers go to the first origin only. */
async function follow(
	first: URL,
	headers: Readonly<Record<string, string>>,
	{ network, resolve, maxBytes }: UrlSurroundings,
) {
	let url: URL | null = first;
	for (let hop = 0; url && hop <= MAX_REDIRECTS; hop++) {
		await checkAddress(url, isLoopbackHost(first.hostname), resolve);
		const sent = url.origin === first.origin ? headers : {};
		const answer = await request(network, url, { headers: sent }, maxBytes);
		if (!REDIRECTS.includes(answer.status)) return answer;
		url = URL.parse(answer.response.headers.get('Location') ?? '', url);
	}
	throw new OperationError(`${first.host} redirects too many times, or to an invalid address`);
}

/**
 * Refuses private networks, and http except on this machine. `fetch` looks the name up again, but another
 * address would need a certificate for the name.
 */
async function checkAddress(url: URL, allowLoopback: boolean, resolve: ResolveName): Promise<void> {
	const isLocal = allowLoopback && isLoopbackHost(url.hostname);
	if ((url.protocol !== 'https:' && !isLocal) || url.username !== '' || url.password !== '') {
		throw new OperationError(
			`the address at ${url.host} must begin with https:// and have no user name or password`,
		);
	}
	await findAddresses(url.hostname, allowLoopback, resolve, AbortSignal.timeout(LOOKUP_MS)).catch(
		(error: unknown) => {
			if (!(error instanceof CallbackError)) throw error;
			const isPrivate = error.reason === 'refused-address';
			const problem = isPrivate ? 'is on a private network' : 'cannot be found';
			throw new OperationError(`${url.hostname} ${problem}`);
		},
	);
}

/** Puts environment variables into headers. Secrets may not be written down in them. */
function fillIn(headers: Pull['headers'], variable: UrlSurroundings['variable']): Pull['headers'] {
	const filled = Object.entries(headers).map(([name, text]) => {
		const value = text.replaceAll(/\$\{(\w+)\}/g, (_, wanted: string) => {
			const found = variable(wanted);
			if (found === undefined) throw new OperationError(`set ${wanted}, which a header needs`);
			return found.trim();
		});
		if (value !== text || !NAMES_SECRET.test(name)) return [name, value];
		throw new OperationError(`"${name}" must name an environment variable: "Bearer \${NAME}"`);
	});
	return Object.fromEntries(filled);
}
