import { addressOfHost, classifyAddress, isLoopbackHost } from './classify-address.ts';

export interface CallbackRules {
	/** The public origin of this service, which must not be a callback. */
	readonly baseUrl: string;
	/** Also allows `localhost` and loopback addresses, on any port. */
	readonly allowLoopback: boolean;
}

/** The longest callback or topic, in UTF-16 code units. */
export const MAX_URL_LENGTH = 2048;
/** Ports allowed for public callbacks. */
export const CALLBACK_PORTS: readonly number[] = [443, 8443];
/** Characters that mean the same with and without percent-encoding (RFC 3986 §2.3). */
const UNRESERVED = /^[\w.~-]$/;
/** Domains reserved for local networks (RFC 6761, 6762, 8375). */
const LOCAL_DOMAINS = ['localhost', 'local', 'internal', 'home.arpa'];

/**
 * Describes why a URL cannot be a callback (WebSub §5.1.2), in words that follow "the callback".
 * Returns `undefined` if it can. Never repeats the URL. Does not resolve the host name: the response
 * to a request must not depend on it, and its addresses may change before the callback is called.
 */
export function findCallbackProblem(callback: string, rules: CallbackRules): string | undefined {
	return findTextProblem(callback) ?? findHostProblem(callback, rules);
}

/** Decodes the characters of a URL that need no encoding, so that equivalent URLs become equal. */
export function decodeUnreserved(url: string): string {
	return url.replace(/%([\dA-Fa-f]{2})/g, (encoded, hex: string) => {
		const character = String.fromCharCode(Number.parseInt(hex, 16));
		return UNRESERVED.test(character) ? character : encoded;
	});
}

/**
 * Appends parameters to a callback as written. Its own query stays unchanged, including parameters
 * of the same name (WebSub §5.1.1).
 */
export function callbackUrlWith(
	callback: string,
	parameters: Readonly<Record<string, string>>,
): string {
	const added = Object.entries(parameters)
		.map((pair) => pair.map(encodeURIComponent).join('='))
		.join('&');
	return `${callback}${separatorAfter(callback)}${added}`;
}

function separatorAfter(callback: string): string {
	const start = callback.indexOf('?');
	if (start === -1) return '?';
	return start === callback.length - 1 ? '' : '&';
}

/** Checks the URL as written, because the URL parser silently drops or rewrites these parts. */
function findTextProblem(callback: string): string | undefined {
	if (callback.length > MAX_URL_LENGTH) return `must have at most ${MAX_URL_LENGTH} characters`;
	if (!/^https:\/\//i.test(callback)) return 'must begin with https://';
	if (/[\p{Cc}\p{Cs} \\]/u.test(callback)) {
		return 'must not contain spaces, control characters or backslashes';
	}
	if (callback.includes('#')) return 'must not contain a fragment';
	const authority = authorityOf(callback);
	if (authority.includes('@')) return 'must not contain a user name or a password';
	return authority === '' || !URL.canParse(callback) ? 'must be a valid URL' : undefined;
}

function findHostProblem(callback: string, rules: CallbackRules): string | undefined {
	const url = new URL(callback);
	const { hostname } = url;
	const written = authorityOf(callback).replace(/:\d*$/, '').toLowerCase();

	if (isSameServer(url, new URL(rules.baseUrl))) return 'must not be this service itself';
	if (rules.allowLoopback && written === hostname && isLoopbackHost(hostname)) return undefined;
	if (!CALLBACK_PORTS.includes(portOf(url))) {
		return `must have the port ${CALLBACK_PORTS.join(' or ')}`;
	}

	const address = addressOfHost(hostname);
	if (address === undefined) {
		return isLocalName(nameOf(url)) ? 'must have a public host name' : undefined;
	}
	if (classifyAddress(address) !== 'public') return 'must have a public address';
	// An unusual spelling of an IPv4 address can only disguise it. IPv6 has several usual spellings.
	const isPlain = written === hostname || written.startsWith('[');
	return isPlain ? undefined : 'must have its address in the usual form';
}

/** Returns host and port as written, with the user name if there is one. */
function authorityOf(callback: string): string {
	return /^https:\/\/([^/?#]*)/i.exec(callback)?.[1] ?? '';
}

/** Returns whether two URLs have the same host and port. All loopback names count as the same host. */
function isSameServer(one: URL, other: URL): boolean {
	if (portOf(one) !== portOf(other)) return false;
	const [name, otherName] = [nameOf(one), nameOf(other)];
	return name === otherName || (isLoopbackHost(name) && isLoopbackHost(otherName));
}

function portOf({ port, protocol }: URL): number {
	if (port !== '') return Number(port);
	return protocol === 'http:' ? 80 : 443;
}

/** Returns the host name without a trailing dot (RFC 3986 §3.2.2). */
function nameOf({ hostname }: URL): string {
	return hostname.replace(/\.$/, '');
}

function isLocalName(name: string): boolean {
	const labels = name.split('.');
	if (labels.length < 2 || labels.includes('')) return true;
	return LOCAL_DOMAINS.some((domain) => `.${name}`.endsWith(`.${domain}`));
}
