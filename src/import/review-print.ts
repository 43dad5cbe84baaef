import { foldName, fold } from '../reviews/fold.ts';
import type { ReviewFacts } from '../reviews/review.ts';
import { beginningOf } from './excerpt.ts';
import { shortenName } from './shorten-name.ts';

/** Of equal ids at a platform, or equal in all that a reader sees. */
export type CopyKind = 'same' | 'probable';

/** What tells a review again when it comes by another way. */
export interface Print {
	readonly sourceId: string;
	readonly reviewId: string;
	/** Prints that may be of one review share a key. */
	readonly keys: readonly string[];
	readonly dayNumber: number;
	readonly author: string;
	readonly letters: string;
	readonly truncated: boolean;
}

const OPENING = 24;
/** So many letters in the same order are no chance; fewer also need a name, or the same day. */
const TELLING = 40;
const DAY = 86_400_000;

export function printOf(review: Omit<ReviewFacts, 'id'>): Print {
	const { source, location, rating, date, text } = review;
	const { truncated = false } = review;
	const letters = lettersOf(truncated ? beginningOf(text) : text);
	const author = review.author.anonymous ? '' : foldName(shortenName(review.author.name));
	const opening = letters === '' ? `\n${author}` : letters.slice(0, OPENING);
	return {
		sourceId: source.id,
		reviewId: source.review_id,
		keys: [
			JSON.stringify(['id', location, source.review_id]),
			JSON.stringify(['text', location, rating, opening]),
		],
		dayNumber: Math.round(Date.parse(`${date}T00:00:00Z`) / DAY),
		author,
		letters,
		truncated,
	};
}

/** Letters and digits alone, folded: a plain pattern does for most texts, in a fraction of the time. */
function lettersOf(text: string): string {
	const folded = fold(text);
	return /^[\0-\x7f]*$/.test(folded)
		? folded.replace(/[^a-z0-9]+/g, '')
		: folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether two prints that share a key are of one review: at one source, two ids are two reviews. */
export function copyBetween(one: Print, other: Print): CopyKind | undefined {
	const apart = Math.abs(one.dayNumber - other.dayNumber);
	if (one.sourceId === other.sourceId || apart > 1) return undefined;
	if (one.reviewId === other.reviewId) return 'same';
	if (one.keys[1] !== other.keys[1] || !saysTheSame(one, other)) return undefined;

	const isTelling = Math.min(one.letters.length, other.letters.length) >= TELLING;
	if (apart > 0 && !isTelling) return undefined;
	const isNamed = one.author !== '' && other.author !== '';
	if (isNamed) return one.author === other.author ? 'probable' : undefined;
	return isTelling ? 'probable' : undefined;
}

function saysTheSame(one: Print, other: Print): boolean {
	if (one.letters === other.letters) return true;
	const [short, long] = one.letters.length < other.letters.length ? [one, other] : [other, one];
	return (
		short.truncated && short.letters.length >= TELLING && long.letters.startsWith(short.letters)
	);
}
