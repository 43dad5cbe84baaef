import ipaddr from 'ipaddr.js';

const UNKNOWN = 'unknown';
/** Parts of 16 bits that name a network; the rest of an address is the client's to choose. */
const NETWORK_PARTS = 4;

/**
 * What the requests of one client are counted by: its IPv4 address, or the /64 network of its IPv6
 * address, of which one subscriber of a provider has all (RFC 6177). Clients without an address, or
 * with something else in its place, count as one.
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
