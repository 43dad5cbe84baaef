import ipaddr from 'ipaddr.js';

const UNKNOWN = 'unknown';
/** Number of 16-bit parts that identify a network; clients can choose the rest of the address. */
const NETWORK_PARTS = 4;

/**
 * Returns the rate-limit key of a client: its IPv4 address, or the /64 network of its IPv6 address,
 * because providers assign each customer at least a /64 (RFC 6177). Missing and invalid addresses
 * share one key.
 */
export function clientKey(address: string | undefined): string {
	if (address === undefined) return UNKNOWN;
	if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
	if (!ipaddr.IPv6.isValid(address)) return UNKNOWN;
	const parsed = ipaddr.IPv6.parse(address);
	if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
	const network = parsed.parts.map((part, index) => (index < NETWORK_PARTS ? part : 0));
	return `${new ipaddr.IPv6(network).toString()}/64`;
}
