import type { LookupAddress } from 'node:dns';
import {
	connect,
	createSecureContext,
	type ConnectionOptions,
	type SecureContext,
	type TLSSocket,
} from 'node:tls';
import { addressOfHost } from '../core/address.ts';

/** Whom Node trusts. Put together once: it is as much work as the rest of opening a connection. */
let context: SecureContext | undefined;

/**
 * Opens a connection to the host of a URL, at one of the given addresses and at nothing else. It
 * checks the certificate before anything is sent.
 */
export function openConnection(
	{ hostname, port }: URL,
	addresses: readonly LookupAddress[],
): TLSSocket {
	const literal = addressOfHost(hostname);
	const options: ConnectionOptions = {
		host: literal ?? hostname,
		port: Number(port || 443),
		// A name that is asked for twice may lead elsewhere the second time, so the connection is given
		// what was checked. A literal is connected to without this.
		lookup: (_name, _options, callback) => callback(null, [...addresses]),
		// Without the dot that may end a name; an address is no name (RFC 6066 §3).
		servername: literal === undefined ? hostname.replace(/\.$/, '') : '',
		// Stated, since NODE_TLS_REJECT_UNAUTHORIZED could change the default.
		rejectUnauthorized: true,
		ALPNProtocols: ['http/1.1'],
		secureContext: (context ??= createSecureContext()),
	};
	// Node hands these on to the socket below, but its types do not say so.
	return connect({ ...options, ...{ autoSelectFamily: true, noDelay: true } });
}
