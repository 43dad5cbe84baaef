import { foldName } from '../reviews/fold.ts';

/** What an export says of the author that an address must not tell. */
export interface AuthorWords {
	/** Numbers, names and addresses of the account. */
	readonly accounts: readonly string[];
	/** Words of the name that are not published; each counts. */
	readonly names: readonly string[];
}

/** How platforms address a person, and what one person wrote. */
const PERSON =
	/\/(?:contrib(?:utors?)?|users?|members?|profiles|authors?|reviewers?)\/.|\/profile\/(?!reviews?\b)[^/?#]+\/?$|\/(?:profile\.php|user_details)\?|[?&](?:author|user|reviewer|member|profile)(?:_?id)?=./;
/** What is shorter counts only as a whole part: "li" and "view" stand in many words. */
const TELLING_LENGTH = { account: 4, name: 6 };

/** Whether the address of a review tells whose account wrote it, or more of a name than is published. */
export function tellsAuthor(url: string, { accounts, names }: AuthorWords): boolean {
	const address = foldName(decoded(url));
	if (PERSON.test(address)) return true;
	const behindHost = address.replace(/^[a-z]+:\/\/[^/]*/, '');
	const parts = new Set(partsOf(behindHost));
	const stands = (word: string, length: number) =>
		parts.has(word) || (word.length >= length && behindHost.includes(word));
	const words = names.flatMap((name) => partsOf(foldName(name)));
	return (
		accounts
			.map(foldName)
			.some((one) => address.startsWith(one) || stands(one, TELLING_LENGTH.account)) ||
		words.some((word) => stands(word, TELLING_LENGTH.name))
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
