import { addressOfHost, classifyAddress, isLoopbackHost } from './address.ts';

export interface CallbackRules {
	/** The public origin of this service, which is nobody's callback. */
	readonly baseUrl: string;
	/** `localhost` and loopback addresses too, at any port. */
	readonly allowLoopback: boolean;
}

const MAX_CHARACTERS = 2048;
/** The ports that a public callback may have. */
export const CALLBACK_PORTS: readonly number[] = [443, 8443];
/** Names that lead inward wherever they are resolved (RFC 6761, 6762, 8375). */
const INWARD_DOMAINS = ['localhost', 'local', 'internal', 'home.arpa'];

/**
 * Says what keeps a URL from being a callback (WebSub §5.1.2), to be read after "the callback";
 * `undefined` if nothing does. It never repeats the URL. Where a name leads is not asked here: the
 * answer to a request must not depend on it, and it may change until the callback is spoken to.
 */
export function findCallbackProblem(callback: string, rules: CallbackRules): string | undefined {
	return findTextProblem(callback) ?? findHostProblem(callback, rules);
}

/**
 * Adds parameters to a callback as it was written. Its own query stays as it is, and so do
 * parameters of the same name (WebSub §5.1.1).
 */
export function callbackUrlWith(
	callback: string,
	parameters: Readonly<Record<string, string>>,
): string {
	const added = Object.entries(parameters)
		.map((pair) => pair.map(encodeURIComponent).join('='))
		.join('&');
	return `${callback}${joint(callback)}${added}`;
}

function joint(callback: string): string {
	const start = callback.indexOf('?');
	if (start === -1) return '?';
	return start === callback.length - 1 ? '' : '&';
}

/** What is judged as written: the URL parser drops or rewrites all of it without a word. */
function findTextProblem(callback: string): string | undefined {
	if (callback.length > MAX_CHARACTERS) return `must have at most ${MAX_CHARACTERS} characters`;
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
		return isInwardName(nameOf(url)) ? 'must have a public host name' : undefined;
	}
	if (classifyAddress(address) !== 'public') return 'must have a public address';
	// Other spellings of an IPv4 address have no use but to hide it; an IPv6 address has many.
	const isPlain = written === hostname || written.startsWith('[');
	return isPlain ? undefined : 'must have its address in the usual form';
}

/** Host and port as written, with a user name if there is one. */
function authorityOf(callback: string): string {
	return /^https:\/\/([^/?#]*)/i.exec(callback)?.[1] ?? '';
}

/** The scheme makes no difference, nor which of its loopback names a machine is given. */
function isSameServer(one: URL, other: URL): boolean {
	if (portOf(one) !== portOf(other)) return false;
	const [name, otherName] = [nameOf(one), nameOf(other)];
	return name === otherName || (isLoopbackHost(name) && isLoopbackHost(otherName));
}

function portOf({ port, protocol }: URL): number {
	if (port !== '') return Number(port);
	return protocol === 'http:' ? 80 : 443;
}

/** The dot that may end a full name is no part of it (RFC 3986 §3.2.2). */
function nameOf({ hostname }: URL): string {
	return hostname.replace(/\.$/, '');
}

function isInwardName(name: string): boolean {
	const labels = name.split('.');
	if (labels.length < 2 || labels.includes('')) return true;
	return INWARD_DOMAINS.some((domain) => `.${name}`.endsWith(`.${domain}`));
}
