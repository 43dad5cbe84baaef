import { CallbackError, type CallbackFailure, type CallbackResult } from './callback-client.ts';

/** Bytes to read beyond the length of the challenge, to see what the callback added to it. */
export const CHALLENGE_MARGIN_BYTES = 32;

/** Same message for both, so that nobody can find out which names are internal. */
const NO_PUBLIC_ADDRESS = 'its host name did not resolve to a public address';
const FAILURES: Record<CallbackFailure, string> = {
	'refused-address': NO_PUBLIC_ADDRESS,
	unresolved: NO_PUBLIC_ADDRESS,
	unreachable: 'it could not be reached, or the connection broke',
	untrusted: 'its certificate is not trusted',
	timeout: 'it took too long: more than 3 seconds to connect, or 10 in total plus 1 per megabyte',
};

/** Messages by Node's codes for certificate errors. */
const CERTIFICATE_PROBLEMS: Readonly<Record<string, string>> = {
	CERT_HAS_EXPIRED: 'its certificate has expired',
	CERT_NOT_YET_VALID: 'its certificate is not valid yet',
	DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
	ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
	SELF_SIGNED_CERT_IN_CHAIN: 'its certificate chain ends in an untrusted root',
	UNABLE_TO_GET_ISSUER_CERT: 'its certificate chain is incomplete',
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate chain is incomplete or not trusted',
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
};

/** Redirect statuses. The hub follows no redirects (WebSub §5.3, §7). */
const REDIRECTS = [301, 302, 303, 307, 308];

/** Limits for request bodies, in bytes, that are often left at their defaults. Largest first. */
const DEFAULT_LIMITS = [
	[4_718_592, 'Vercel functions accept 4.5 MB'],
	[1_048_576, 'nginx and Next.js accept 1 MB by default'],
	[102_400, 'Express accepts 100 kB by default'],
] as const;

/**
 * Describes why a result is not a 2xx response; `undefined` if it is.
 * @param bodyBytes length of the request's body
 */
export function findResponseProblem(result: CallbackResult, bodyBytes = 0): string | undefined {
	if (result instanceof CallbackError) {
		const exact =
			result.reason === 'untrusted' ? CERTIFICATE_PROBLEMS[result.code ?? ''] : undefined;
		return exact ?? FAILURES[result.reason];
	}
	const { status } = result;
	if (status >= 200 && status <= 299) return undefined;
	if (REDIRECTS.includes(status)) return `it answered ${status}, and redirects are not followed`;
	if (status === 413 && bodyBytes > 0) {
		return (
			`it answered 413: it refuses bodies of ${formatBytes(bodyBytes)}; raise its limit for request ` +
			`bodies${describeDefaultLimit(bodyBytes)}`
		);
	}
	return `it answered ${status} instead of a 2xx`;
}

/** Names the default limit that most likely refuses a body, in parentheses; empty if none does. */
export function describeDefaultLimit(bodyBytes: number): string {
	const [, name] = DEFAULT_LIMITS.find(([limit]) => limit < bodyBytes) ?? [];
	return name === undefined ? '' : ` (${name})`;
}

export function formatBytes(bytes: number): string {
	return `${bytes.toLocaleString('en')} bytes`;
}

/**
 * Describes why a result does not confirm the request; `undefined` if it does. A confirmation is a
 * 2xx whose body is exactly the challenge (WebSub §5.3). Never repeats the response body.
 */
export function findConfirmationProblem(
	result: CallbackResult,
	challenge: string,
): string | undefined {
	const problem = findResponseProblem(result);
	if (problem !== undefined || result instanceof CallbackError) return problem;
	const expected = Buffer.from(challenge);
	if (expected.equals(result.body)) return undefined;
	return findBodyProblem(Buffer.from(result.body), expected);
}

function findBodyProblem(body: Buffer, expected: Buffer): string {
	if (body.length === 0) return 'the body was empty instead of the value of hub.challenge';
	const size = body.length < expected.length + CHALLENGE_MARGIN_BYTES ? `${body.length}` : 'more';
	const length = `${size} bytes instead of ${expected.length}`;
	const start = body.indexOf(expected);
	if (start === -1) {
		const isCut = expected.subarray(0, body.length).equals(body);
		return `the body was ${isCut ? 'only a part of the challenge' : 'not the challenge'}: ${length}`;
	}
	return `the body had ${describeRest(body, start, start + expected.length)}: ${length}`;
}

function describeRest(body: Buffer, start: number, end: number): string {
	const before = body.subarray(0, start);
	const after = body.subarray(end).toString('latin1');
	if (before.length === 0) return describeTail(after);
	if (before.equals(Buffer.from('\ufeff'))) return 'a byte order mark before the challenge';
	const last = before.toString('latin1').at(-1) ?? '';
	if (/["']/.test(last) && after.startsWith(last)) {
		return before.length === 1 ? 'quotes around the challenge' : 'the challenge inside other text';
	}
	return before.toString('latin1').trim() === ''
		? 'white space before the challenge'
		: 'other text before the challenge';
}

function describeTail(after: string): string {
	if (/^\r?\n$/.test(after)) return 'a trailing newline';
	return after.trim() === '' ? 'white space after the challenge' : 'other text after the challenge';
}
