import * as z from 'zod';
import { isTopicPath } from '../../endpoints/http/urls.ts';
import { decodeUnreserved, MAX_URL_LENGTH } from './callback-url.ts';

/**
 * Path of a topic. It stays the same when the origin changes. Each edition has its own topics, so a
 * stored path may belong to none.
 */
export const TopicPath = z.string().startsWith('/');
export type TopicPath = z.output<typeof TopicPath>;

/**
 * Parses a topic URL: a self URL that we advertise, or an equivalent one (RFC 3986 §6.2.2), for
 * example with percent-encoded unreserved characters (WebSub §5.1.1). An edition need not have the
 * topic.
 */
export function parseTopic(url: string, baseUrl: string): TopicPath | undefined {
	if (!isPlain(url) || !URL.canParse(url)) return undefined;
	const { href } = new URL(decodeUnreserved(url));
	const { origin } = new URL(baseUrl);
	const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : '';
	return isTopicPath(path) ? path : undefined;
}

/**
 * Returns whether a URL is not too long and has no fragment and no characters that the URL parser
 * rewrites.
 */
function isPlain(url: string): boolean {
	return url.length <= MAX_URL_LENGTH && !/[\p{Cc}\p{Cs} \\#]/u.test(url);
}
