import { foldName } from '../../reviews/fold.ts';

/** Details of the author that must not appear in a review's URL. */
export interface AuthorWords {
	/** Account ids, user names and profile URLs. */
	readonly accounts: readonly string[];
	/** Parts of the name that are not published. Each part is checked separately. */
	readonly names: readonly string[];
}

/** Matches the URL of a person's profile, or of a list of one person's reviews. */
const PERSON =
	/\/(?:contrib(?:utors?)?|users?|members?|profiles|authors?|reviewers?)\/.|\/profile\/(?!reviews?\b)[^/?#]+\/?$|\/(?:profile\.php|user_details)\?|[?&](?:author|user|reviewer|member|profile)(?:_?id)?=./;
/** Shorter values must match a whole part of the URL: "li" and "view" occur in many words. */
const DISTINCTIVE_LENGTH = { account: 4, name: 6 };

/**
 * Whether a review's URL identifies the author's account, or shows more of the name than is
 * published.
 */
export function identifiesAuthor(url: string, { accounts, names }: AuthorWords): boolean {
	const address = foldName(decoded(url));
	if (PERSON.test(address)) return true;
	const afterHost = address.replace(/^[a-z]+:\/\/[^/]*/, '');
	const parts = new Set(partsOf(afterHost));
	const occurs = (word: string, length: number) =>
		parts.has(word) || (word.length >= length && afterHost.includes(word));
	const words = names.flatMap((name) => partsOf(foldName(name)));
	return (
		accounts
			.map(foldName)
			.some((one) => address.startsWith(one) || occurs(one, DISTINCTIVE_LENGTH.account)) ||
		words.some((word) => occurs(word, DISTINCTIVE_LENGTH.name))
	);
}

function partsOf(text: string): string[] {
	return text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}

function decoded(url: string): string {
	try {
		return decodeURIComponent(url);
	} catch {
		return url;
	}
}
