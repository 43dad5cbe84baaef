const NAME = String.raw`(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])\.?(?::\d{1,5})?`;
const HOST = new RegExp(`^${NAME}$`, 'i');
const ORIGIN = new RegExp(`^https?://${NAME}$`, 'i');

/** Whether a `Host` header names the local machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isLoopbackAuthority(host: string): boolean {
	return HOST.test(host);
}

/** Whether an origin, such as the value of an `Origin` header, is on the local machine. */
export function isLoopbackOrigin(origin: string): boolean {
	return ORIGIN.test(origin);
}
