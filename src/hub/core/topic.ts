import { absoluteUrl, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { decodeUnreserved, MAX_URL_LENGTH } from './callback-url.ts';

/** Path of a topic. It stays the same when the origin changes. */
export type TopicPath = (typeof TOPIC_PATHS)[number];

/**
 * Parses a topic URL: a self URL that we advertise, or an equivalent one (RFC 3986 §6.2.2), for
 * example with percent-encoded unreserved characters (WebSub §5.1.1).
 */
export function parseTopic(url: string, baseUrl: string): TopicPath | undefined {
	if (!isPlain(url) || !URL.canParse(url)) return undefined;
	const { href } = new URL(decodeUnreserved(url));
	return TOPIC_PATHS.find((path) => new URL(absoluteUrl(baseUrl, path)).href === href);
}

/**
 * Returns whether a URL is not too long and has no fragment and no characters that the URL parser
 * rewrites.
 */
function isPlain(url: string): boolean {
	return url.length <= MAX_URL_LENGTH && !/[\p{Cc}\p{Cs} \\#]/u.test(url);
}
