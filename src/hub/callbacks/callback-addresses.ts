import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { addressOfHost, classifyAddress, isLoopbackHost } from '../core/classify-address.ts';
import { CallbackError } from '../core/callback-client.ts';

/** Resolves a host name to all of its addresses. Aborting the signal cancels the lookup. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

const LOOPBACK: readonly LookupAddress[] = [
	{ address: '127.0.0.1', family: 4 },
	{ address: '::1', family: 6 },
];

/**
 * Resolves a name with a `Resolver` instead of `getaddrinfo`, which would block one of the few
 * threads of the process while a name server does not respond. Uses the system's name servers by default.
 */
export async function resolveName(
	name: string,
	signal: AbortSignal,
	servers?: readonly string[],
): Promise<readonly LookupAddress[]> {
	if (name === 'localhost') return LOOPBACK;
	const resolver = new Resolver();
	if (servers) resolver.setServers(servers);
	const cancel = () => resolver.cancel();
	signal.addEventListener('abort', cancel);
	try {
		const [four, six] = await Promise.allSettled([
			resolver.resolve4(name),
			resolver.resolve6(name),
		]);
		if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
		return [four, six].flatMap((found, index) =>
			found.status === 'rejected'
				? []
				: found.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
		);
	} finally {
		signal.removeEventListener('abort', cancel);
	}
}

/**
 * Resolves the host of a URL to its addresses. One disallowed address rejects all of them, because the next
 * connection could use it. Loopback is allowed only with `allowLoopback`, and only for `localhost`
 * and literal loopback addresses, which must then resolve to loopback only.
 * @throws {CallbackError} `unresolved` or `refused-address`, or the reason of the signal.
 */
export async function findAddresses(
	hostname: string,
	allowLoopback: boolean,
	resolve: ResolveName,
	signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
	const addresses = literalAddress(hostname) ?? (await resolveOrFail(hostname, resolve, signal));
	if (addresses.length === 0) throw new CallbackError('unresolved');
	const wanted = allowLoopback && isLoopbackHost(hostname) ? 'loopback' : 'public';
	if (addresses.every(({ address }) => classifyAddress(address) === wanted)) return addresses;
	throw new CallbackError('refused-address');
}

function literalAddress(hostname: string): readonly LookupAddress[] | undefined {
	const address = addressOfHost(hostname);
	return address === undefined ? undefined : [{ address, family: address.includes(':') ? 6 : 4 }];
}

async function resolveOrFail(
	name: string,
	resolve: ResolveName,
	signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
	const aborted = new Promise<never>((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
	try {
		return await Promise.race([resolve(name, signal), aborted]);
	} catch (cause) {
		signal.throwIfAborted();
		throw new CallbackError('unresolved', { cause });
	}
}
