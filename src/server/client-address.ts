import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';
import { isListed } from '../platform/trusted-proxies.ts';

/**
 * Returns the IP address of the client: the right-most address of `X-Forwarded-For` that is not a
 * trusted proxy. Returns the connection's address if it is not a trusted proxy, or if `X-Forwarded-For`
 * has no valid address. Returns '' if the connection has ended.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: BlockList): string {
	const connected = incoming.socket.remoteAddress ?? '';
	// Each proxy appends the address it sees: entries left of the first untrusted one may be forged.
	const forwarded = (incoming.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
	let address = connected;
	while (address !== '' && isListed(trustedProxies, address)) {
		const previous = forwarded.pop()?.trim();
		if (previous === undefined) return address;
		if (isIP(previous) === 0) return connected;
		address = previous;
	}
	return address;
}
