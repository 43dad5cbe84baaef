import { foldName, fold } from '../reviews/fold.ts';
import type { ReviewFacts } from '../reviews/review.ts';
import { beginningOf } from './excerpt.ts';
import { shortenName } from './shorten-name.ts';

/** "same": equal ids on one platform. "probable": equal in everything that a reader sees. */
export type CopyKind = 'same' | 'probable';

/** A fingerprint that identifies a review in exports from different sources. */
export interface Print {
	readonly sourceId: string;
	readonly reviewId: string;
	/** Keys that fingerprints of the same review share. */
	readonly keys: readonly string[];
	readonly dayNumber: number;
	readonly author: string;
	readonly letters: string;
	readonly truncated: boolean;
}

const OPENING = 24;
/** Texts with this many equal letters match. Shorter ones also need an equal name or day. */
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

/**
 * Returns only the letters and digits, folded. The ASCII pattern is much faster and covers most
 * texts.
 */
function lettersOf(text: string): string {
	const folded = fold(text);
	return /^[\0-\x7f]*$/.test(folded)
		? folded.replace(/[^a-z0-9]+/g, '')
		: folded.replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Compares fingerprints that share a key. Different ids at the same source are different reviews.
 */
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
