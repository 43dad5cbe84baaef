import { BlockList, isIP } from 'node:net';
import * as z from 'zod';

/** Names for ranges, with the meaning that they have in Express. */
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
	loopback: ['127.0.0.0/8', '::1/128'],
	linklocal: ['169.254.0.0/16', 'fe80::/10'],
	uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

interface Range {
	readonly address: string;
	readonly family: 'ipv4' | 'ipv6';
	readonly prefixLength: number;
}

/** The proxies whose `X-Forwarded-For` is trusted: addresses, CIDR ranges and names of ranges. */
export const TrustedProxies = z
	.string()
	.refine((list) => toEntries(list).every((entry) => parseRange(entry)), {
		error: ({ input }) => {
			const wrong = toEntries(String(input)).find((entry) => !parseRange(entry));
			const names = Object.keys(NAMED_RANGES).join(', ');
			return `"${wrong}" must be an address, a range such as 10.0.0.0/8, or one of ${names}`;
		},
	})
	.transform((list) => {
		const proxies = new BlockList();
		for (const range of toEntries(list).map(parseRange)) {
			if (range) proxies.addSubnet(range.address, range.prefixLength, range.family);
		}
		return proxies;
	});

/** Whether an IP address is in a list. IPv4 addresses may be mapped to IPv6; zones are ignored. */
export function isListed(list: BlockList, address: string): boolean {
	const [bare = ''] = address.split('%');
	return list.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}

function toEntries(list: string): readonly string[] {
	return list
		.split(',')
		.map((entry) => entry.trim())
		.flatMap((entry) => NAMED_RANGES[entry] ?? [entry]);
}

function parseRange(entry: string): Range | undefined {
	const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
	const version = isIP(address);
	if (version === 0) return undefined;
	const bits = version === 4 ? 32 : 128;
	const prefixLength = Number(prefix ?? bits);
	if (prefixLength > bits) return undefined;
	return { address, family: `ipv${version === 4 ? 4 : 6}`, prefixLength };
}
