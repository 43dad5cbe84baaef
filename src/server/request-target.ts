import { Problem } from '../endpoints/http/problem.ts';

/** The parsed target of a request. */
export interface RequestTarget {
	/** As sent, with dot segments resolved, still percent-encoded. */
	readonly path: string;
	/** The fully decoded path, to look up files. */
	readonly decodedPath: string;
	/** With its question mark, or empty. */
	readonly search: string;
}

/** RFC 9110 §4.1 recommends at least 8,000 octets. */
const LONGEST_TARGET = 8192;

/** Percent-encoded characters that do not need encoding (RFC 3986 §2.3). */
const ENCODED_UNRESERVED = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/**
 * Parses the target of a request line, in origin form or absolute form (RFC 9112 §3.2).
 * @throws {Problem} 400 if it is not a valid target, 414 if it is too long.
 */
export function parseRequestTarget(target: string, baseUrl: string): RequestTarget {
	if (target.length > LONGEST_TARGET) {
		throw new Problem(414, 'bad-request', `Cannot read a URL of ${target.length} characters`);
	}
	// Any host is accepted in an absolute target.
	const url = URL.parse(target.startsWith('/') ? baseUrl + target : target);
	if (!url || !/^https?:$/.test(url.protocol) || hasBackslash(target)) throw malformed();

	const path = url.pathname.replace(ENCODED_UNRESERVED, (triplet) => decodeURIComponent(triplet));
	return { path, decodedPath: decodePath(path), search: url.search };
}

/**
 * Returns whether the path has a backslash. URL parsers treat it as a slash, but other programs do
 * not. No legitimate client sends one.
 */
function hasBackslash(target: string): boolean {
	return target.split('?', 1)[0]?.includes('\\') ?? false;
}

function decodePath(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		throw malformed();
	}
}

function malformed(): Problem {
	return new Problem(400, 'bad-request', 'Cannot read the URL: it is malformed');
}
