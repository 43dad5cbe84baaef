import type { LookupAddress } from 'node:dns';
import {
	connect,
	createSecureContext,
	type ConnectionOptions,
	type SecureContext,
	type TLSSocket,
} from 'node:tls';
import { addressOfHost } from '../core/classify-address.ts';

/** Node's trusted certificates. Created once: this costs as much as the rest of connecting. */
let context: SecureContext | undefined;

/**
 * Opens a connection to the host of a URL, using only the given addresses. The certificate is
 * checked before anything is sent.
 */
export function openConnection(
	{ hostname, port }: URL,
	addresses: readonly LookupAddress[],
): TLSSocket {
	const literal = addressOfHost(hostname);
	const options: ConnectionOptions = {
		host: literal ?? hostname,
		port: Number(port || 443),
		// A second lookup could return other addresses, so this returns those that were checked. Node
		// does not call it for literal addresses.
		lookup: (_name, _options, callback) => callback(null, [...addresses]),
		// SNI allows neither a trailing dot nor a literal address (RFC 6066 §3).
		servername: literal === undefined ? hostname.replace(/\.$/, '') : '',
		// Explicit, because NODE_TLS_REJECT_UNAUTHORIZED could change the default.
		rejectUnauthorized: true,
		ALPNProtocols: ['http/1.1'],
		secureContext: (context ??= createSecureContext()),
	};
	// Node passes these options to the socket, but its types do not include them.
	return connect({ ...options, ...{ autoSelectFamily: true, noDelay: true } });
}
