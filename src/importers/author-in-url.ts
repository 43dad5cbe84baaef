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
	/\/(?:contrib(?:utors?)?|users?|members?|profiles?|authors?|reviewers?)\/.|\/(?:profile\.php|user_details)\?|[?&](?:author|user|reviewer|member|profile)(?:_?id)?=/;
/** What is shorter counts only as a whole part: "li" stands in many words. */
const TELLING_LENGTH = 4;

/** Whether the address of a review tells whose account wrote it, or more of a name than is published. */
export function tellsAuthor(url: string, { accounts, names }: AuthorWords): boolean {
	const address = foldName(decoded(url));
	if (PERSON.test(address)) return true;
	const behindHost = address.replace(/^[a-z]+:\/\/[^/]*/, '');
	const parts = new Set(partsOf(behindHost));
	const words = names.flatMap((name) => partsOf(foldName(name)));
	return [...accounts.map(foldName), ...words].some(
		(word) => parts.has(word) || (word.length >= TELLING_LENGTH && address.includes(word)),
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
