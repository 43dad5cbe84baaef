import ipaddr from 'ipaddr.js';

export type AddressClass = 'public' | 'loopback' | 'refused';

/** All that is assigned for global unicast (RFC 4291 §2.4); the rest of IPv6 is not for callbacks. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Says whether a callback may have an address, as text. `public` are addresses of the open Internet
 * without a special purpose (RFC 6890 and the registries of IANA); `loopback` are 127.0.0.0/8 and
 * ::1 themselves. Whatever carries an IPv4 address inside an IPv6 one is refused, and so is what is
 * no address at all.
 */
export function classifyAddress(ip: string): AddressClass {
	// The library also reads octal, hexadecimal and short forms, and zones: nothing a resolver gives.
	if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return classify(ipaddr.IPv4.parse(ip));
	if (!ipaddr.IPv6.isValid(ip) || ip.includes('%')) return 'refused';
	const address = ipaddr.IPv6.parse(ip);
	if (address.range() !== 'loopback' && !address.match(GLOBAL_UNICAST)) return 'refused';
	return classify(address);
}

/** The address that is the host of a parsed URL; `undefined` if the host is a name. */
export function addressOfHost(hostname: string): string | undefined {
	if (hostname.startsWith('[')) return hostname.slice(1, -1);
	// The URL parser gives every host that ends in a number this form, or refuses it.
	return /^[\d.]+$/.test(hostname) ? hostname : undefined;
}

/** Whether the host of a parsed URL is this machine to itself. */
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
