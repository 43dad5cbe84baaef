import { absoluteUrl } from '../../endpoints/http/urls.ts';
import { addressOfHost, classifyAddress, isLoopbackHost } from './classify-address.ts';

export interface CallbackRules {
	/** The public origin of this service, which must not be a callback. */
	readonly baseUrl: string;
	/** Also allows `localhost` and loopback addresses, on any port. */
	readonly allowLoopback: boolean;
}

/** The longest callback, percent-encoded, and the longest topic, in characters. */
export const MAX_URL_LENGTH = 2048;
const TOO_LONG = `must have at most ${MAX_URL_LENGTH} characters when percent-encoded`;
/** Ports allowed for public callbacks. */
export const CALLBACK_PORTS: readonly number[] = [443, 8443];
/** Characters that mean the same with and without percent-encoding (RFC 3986 §2.3). */
const UNRESERVED = /^[\w.~-]$/;
/**
 * Top-level domains that never lead to a public server: special-use names (RFC 6761, 6762, 7686),
 * infrastructure (RFC 3172) and names of local networks (RFC 6762 appendix G, ICANN's `internal`,
 * Kubernetes' `svc`). Not `example`: it never resolves, but documentation uses it.
 */
const LOCAL_DOMAINS = new Set([
	...['localhost', 'local', 'test', 'invalid', 'onion', 'arpa'],
	...['internal', 'intranet', 'lan', 'home', 'corp', 'svc'],
]);
const ITSELF = 'must not be this service itself';
const NO_PUBLIC_NAME = 'must have a public host name';
/** How to test a receiver that the hub cannot reach. */
const LOCAL_TEST = '/docs/websub-subscribers#try-it-locally';
/** Limits of DNS (RFC 1035 §2.3.4). */
const MAX_NAME_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/**
 * Describes why a URL cannot be a callback (WebSub §5.1.2), in words that follow "the callback".
 * Returns `undefined` if it can. Never repeats the URL. Does not resolve the host name: the response
 * to a request must not depend on it, and its addresses may change before the callback is called.
 */
export function findCallbackProblem(callback: string, rules: CallbackRules): string | undefined {
	const problem = findTextProblem(callback) ?? findHostProblem(callback, rules);
	if (problem === undefined || problem === ITSELF || !isLocal(callback)) return problem;
	return `${problem}; to test on your machine, see ${absoluteUrl(rules.baseUrl, LOCAL_TEST)}`;
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

/** Percent-encodes what a request line must not contain; what is already encoded stays as it is. */
export function encodeNonAscii(url: string): string {
	return url.replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text));
}

/** Checks the URL as written, because the URL parser silently drops or rewrites these parts. */
function findTextProblem(callback: string): string | undefined {
	// Encoding never shortens a URL.
	if (callback.length > MAX_URL_LENGTH) return TOO_LONG;
	if (!/^https:\/\//i.test(callback)) return 'must begin with https://';
	if (/[\p{Cc}\p{Cs} \\]/u.test(callback)) {
		return 'must not contain spaces, control characters or backslashes';
	}
	if (encodeNonAscii(callback).length > MAX_URL_LENGTH) return TOO_LONG;
	if (callback.includes('#')) return 'must not contain a fragment';
	const authority = authorityOf(callback);
	if (authority.includes('@')) return 'must not contain a user name or a password';
	return authority === '' || !URL.canParse(callback) ? 'must be a valid URL' : undefined;
}

function findHostProblem(callback: string, rules: CallbackRules): string | undefined {
	const url = new URL(callback);
	const { hostname } = url;
	const written = authorityOf(callback).replace(/:\d*$/, '').toLowerCase();

	if (isSameServer(url, new URL(rules.baseUrl))) return ITSELF;
	if (rules.allowLoopback && written === hostname && isLoopbackHost(hostname)) return undefined;
	if (!CALLBACK_PORTS.includes(portOf(url))) {
		return `must have the port ${CALLBACK_PORTS.join(' or ')}`;
	}

	const address = addressOfHost(hostname);
	if (address === undefined) return findNameProblem(nameOf(url));
	if (classifyAddress(address) !== 'public') return 'must have a public address';
	// An unusual spelling of an IPv4 address can only disguise it. IPv6 has several usual spellings.
	const isPlain = written === hostname || written.startsWith('[');
	return isPlain ? undefined : 'must have its address in the usual form';
}

/** Returns whether a URL names a server that only a local network can reach. */
function isLocal(callback: string): boolean {
	if (!/^https?:\/\/[^\\]+$/i.test(callback) || !URL.canParse(callback)) return false;
	const url = new URL(callback);
	const address = addressOfHost(url.hostname);
	if (address === undefined) return findNameProblem(nameOf(url)) === NO_PUBLIC_NAME;
	return classifyAddress(address) !== 'public';
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

function findNameProblem(name: string): string | undefined {
	const labels = name.split('.');
	if (labels.length < 2 || labels.includes('') || LOCAL_DOMAINS.has(labels.at(-1) ?? '')) {
		return NO_PUBLIC_NAME;
	}
	const isValid = name.length <= MAX_NAME_LENGTH && labels.every(isValidLabel);
	return isValid
		? undefined
		: `must have a host name of at most ${MAX_NAME_LENGTH} characters, whose parts have at most ` +
				`${MAX_LABEL_LENGTH} and neither begin nor end with a hyphen`;
}

/** Checks length and hyphens (RFC 1123 §2.1). */
function isValidLabel(label: string): boolean {
	return label.length <= MAX_LABEL_LENGTH && !/^-|-$/.test(label);
}
