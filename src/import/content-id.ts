import { createHash } from 'node:crypto';
import { fold } from '../reviews/fold.ts';

interface Traits {
	/** A day, or a time that begins with one. */
	readonly date: string;
	/** As the export writes it, where it names one. */
	readonly location?: string | undefined;
	readonly author: string | undefined;
	readonly title?: string | undefined;
	readonly text: string;
}

const DIGEST_CHARACTERS = 24;

/**
 * An id for a review that has none: the first 24 characters of the hexadecimal SHA-256 of its day,
 * location, shown author, title and text, behind "made-". Digits and what holds an "@" do not count,
 * so that nobody can find out from the id what is masked in the text. Undefined where nothing tells
 * two reviews of a day apart.
 */
export function contentIdOf(traits: Traits): string | undefined {
	const { date, location = '', author = '', title = '', text } = traits;
	if ([author, title, text].every((part) => part.trim() === '')) return undefined;
	const words = [location, author, title, text].map((part) =>
		fold(part)
			.split(/\s+/)
			// A pattern for words with an "@" would try a text without blanks from each character on.
			.filter((word) => !word.includes('@'))
			.join(' ')
			.replace(/\p{N}/gu, '')
			.replace(/\s+/g, ' ')
			.trim(),
	);
	const told = JSON.stringify([date.slice(0, 10), ...words]);
	return `made-${createHash('sha256').update(told).digest('hex').slice(0, DIGEST_CHARACTERS)}`;
}

/** Why a record can have no id, for the report. */
export const WITHOUT_ID = {
	field: '',
	reason: 'has no id, and neither an author nor a text that could stand for one',
} as const;
