import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { addressOfHost, classifyAddress, isLoopbackHost } from '../websub/address.ts';
import { CallbackError } from '../websub/callback-client.ts';

/** All addresses of a name. */
export type ResolveName = (name: string) => Promise<readonly LookupAddress[]>;

/** Asks as every other program on this machine would. */
export function resolveName(name: string): Promise<readonly LookupAddress[]> {
	return lookup(name, { all: true });
}

/**
 * Finds the addresses of a URL's host. One that no callback may have makes all of them unfit: the
 * name could be meant to lead there at the next attempt. Only `localhost` and a loopback address
 * may lead to loopback, if anything may, and then only there.
 * @throws {CallbackError} `unresolved` or `refused-address`.
 */
export async function findAddresses(
	hostname: string,
	allowLoopback: boolean,
	resolve: ResolveName,
): Promise<readonly LookupAddress[]> {
	const addresses = literalAddress(hostname) ?? (await resolveOrFail(hostname, resolve));
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
): Promise<readonly LookupAddress[]> {
	try {
		return await resolve(name);
	} catch (cause) {
		throw new CallbackError('unresolved', { cause });
	}
}
