import ipaddr from 'ipaddr.js';

export type AddressClass = 'public' | 'loopback' | 'refused';

/** The global unicast range (RFC 4291 §2.4). Public callbacks may not use the rest of IPv6. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Classifies an IP address. `public`: on the open Internet, without a special purpose (RFC 6890 and
 * the IANA registries). `loopback`: exactly 127.0.0.0/8 and ::1. IPv6 addresses that embed an IPv4
 * address, and text that is not an address, are `refused`.
 */
export function classifyAddress(ip: string): AddressClass {
	// The library also accepts octal, hexadecimal, short forms and zones, which no resolver returns.
	if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return classify(ipaddr.IPv4.parse(ip));
	if (!ipaddr.IPv6.isValid(ip) || ip.includes('%')) return 'refused';
	const address = ipaddr.IPv6.parse(ip);
	if (address.range() !== 'loopback' && !address.match(GLOBAL_UNICAST)) return 'refused';
	return classify(address);
}

/** Returns the literal address in a parsed URL's host; `undefined` if the host is a name. */
export function addressOfHost(hostname: string): string | undefined {
	if (hostname.startsWith('[')) return hostname.slice(1, -1);
	// The URL parser normalizes every host that ends in a number to this form, or rejects it.
	return /^[\d.]+$/.test(hostname) ? hostname : undefined;
}

/** Returns whether the host of a parsed URL is `localhost` or a loopback address. */
export function isLoopbackHost(hostname: string): boolean {
	const address = addressOfHost(hostname);
	if (address === undefined) return hostname === 'localhost';
	return classifyAddress(address) === 'loopback';
}

function classify(address: ipaddr.IPv4 | ipaddr.IPv6): AddressClass {
	const range = address.range();
	if (range === 'loopback') return 'loopback';
	return range === 'unicast' ? 'public' : 'refused';
}
