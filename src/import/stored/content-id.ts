import { createHash } from 'node:crypto';
import { fold } from '../../reviews/fold.ts';

interface Traits {
	/** A date, or a time that begins with one. */
	readonly date: string;
	/** The location as written in the export, if there is one. */
	readonly location?: string | undefined;
	readonly author: string | undefined;
	readonly title?: string | undefined;
	readonly text: string;
}

const MADE = 'made-';
const DIGEST_CHARACTERS = 24;

/**
 * Makes an id for a review without one: "made-" and the first 24 characters of the hexadecimal
 * SHA-256 of its day, location, shown author, title and text. Digits and words with an "@" are left
 * out, so that nobody can recover masked data from the id. Undefined if author, title and text are
 * all empty.
 */
export function contentIdOf(traits: Traits): string | undefined {
	const { date, location = '', author = '', title = '', text } = traits;
	if ([author, title, text].every((part) => part.trim() === '')) return undefined;
	const words = [location, author, title, text].map((part) =>
		fold(part)
			.split(/\s+/)
			// A regular expression for such words would be slow on a long text without spaces.
			.filter((word) => !word.includes('@'))
			.join(' ')
			.replace(/\p{N}/gu, '')
			.replace(/\s+/g, ' ')
			.trim(),
	);
	const hashed = JSON.stringify([date.slice(0, 10), ...words]);
	return toId(hashed);
}

/** Returns the id of a further record with the same made id. */
export function furtherIdOf(madeId: string, number: number): string {
	return toId(JSON.stringify([madeId, number]));
}

function toId(hashed: string): string {
	return `${MADE}${createHash('sha256').update(hashed).digest('hex').slice(0, DIGEST_CHARACTERS)}`;
}

/** The problem that the report shows for a record without any id. */
export const WITHOUT_ID = {
	field: '',
	reason: 'has no id, and no author or text to make one from',
} as const;

/** Whether `contentIdOf` made an id, because the export has none. */
export function isMadeId(id: string): boolean {
	return id.startsWith(MADE);
}
