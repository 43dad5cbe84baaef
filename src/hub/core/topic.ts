import { absoluteUrl, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { decodeUnreserved } from './percent-encoding.ts';

/** A topic by its path: the origin may change, the topic stays. */
export type TopicPath = (typeof TOPIC_PATHS)[number];

const MAX_CHARACTERS = 2048;

/**
 * Reads a topic URL as a subscriber wrote it: a self URL that we advertise, or one that is
 * equivalent to it (RFC 3986 §6.2.2), such as with percent-encoded non-reserved characters
 * (WebSub §5.1.1).
 */
export function parseTopic(url: string, baseUrl: string): TopicPath | undefined {
	if (!isPlain(url) || !URL.canParse(url)) return undefined;
	const { href } = new URL(decodeUnreserved(url));
	return TOPIC_PATHS.find((path) => new URL(absoluteUrl(baseUrl, path)).href === href);
}

/** Whether the URL parser takes it as it is: what else there is, it drops without a word. */
function isPlain(url: string): boolean {
	return url.length <= MAX_CHARACTERS && !/[\p{Cc}\p{Cs} \\#]/u.test(url);
}
