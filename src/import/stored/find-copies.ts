import { daysBefore, type CalendarDate } from '../../reviews/calendar-date.ts';
import { readStored, type StoredLine } from './stored-line.ts';
import { type StoredContent } from './stored-shards.ts';
import { foldName, fold } from '../../reviews/fold.ts';
import type { ReviewFacts } from '../../reviews/review.ts';
import { isMadeId } from './content-id.ts';
import { beginningOf } from '../values/excerpt.ts';
import { shortenName } from '../values/shorten-name.ts';

export interface FoundCopy {
	readonly kind: CopyKind;
	readonly original: Pick<Print, 'sourceId' | 'reviewId'>;
}

export interface CopyRules {
	/** Whether reviews of a source are published in full. One that is not replaces no other. */
	isWhole(sourceId: string): boolean;
	/** Whether this import has a record with this key. */
	isOffered(key: string): boolean;
}

/** The records of one day: their origins, the records not read yet, and fingerprints of the others. */
interface Day {
	readonly origins: Set<string>;
	readonly waiting: StoredLine[];
	readonly prints: Map<string, Print[]>;
}

/**
 * Creates a finder of reviews that came from two sources, such as Google's own export and an
 * aggregator's, or from two exports of one source with different ids, among stored and new records.
 * Ignores unpublished reviews. Reads the records of a day only if several exports have reviews on or
 * around that day.
 */
export function createCopyFinder(stored: StoredContent, { isWhole, isOffered }: CopyRules) {
	const days = new Map<CalendarDate, Day>();
	for (const line of stored.records.values()) add(line);

	/** Adds a record that is already stored, or that this import stores. */
	function add(line: StoredLine): void {
		const day: Day = days.get(line.date) ?? { origins: new Set(), waiting: [], prints: new Map() };
		days.set(line.date, day);
		day.origins.add(originOf(line));
		day.waiting.push(line);
	}

	function printsOf({ waiting, prints }: Day): Map<string, Print[]> {
		for (const line of waiting.splice(0)) {
			const print = isWhole(sourceOf(line.key)) ? printOfLine(line) : undefined;
			for (const key of print?.keys ?? []) {
				prints.set(key, [...(prints.get(key) ?? []), ...(print ? [print] : [])]);
			}
		}
		return prints;
	}

	/** Where a record comes from: exports of a source without its ids are apart from those with them. */
	function originOf({ key }: StoredLine): string {
		const source = sourceOf(key);
		return JSON.stringify([source, isMadeId(key.slice(source.length + 1)), isOffered(key)]);
	}

	/** Finds the published review that this one duplicates. */
	function find(line: StoredLine): FoundCopy | undefined {
		const own = originOf(line);
		// Without a time zone, the same time may fall on the day before or after.
		const around = [-1, 0, 1].flatMap((shift) => days.get(daysBefore(line.date, shift)) ?? []);
		const hasOthers = around.some(({ origins }) => origins.size > (origins.has(own) ? 1 : 0));
		const print = hasOthers ? printOfLine(line) : undefined;
		if (print === undefined) return undefined;
		for (const key of print.keys) {
			for (const original of around.flatMap((day) => printsOf(day).get(key) ?? [])) {
				const kind = copyBetween(print, original, isOffered);
				if (kind !== undefined) return { kind, original };
			}
		}
		return undefined;
	}

	return { find, add };
}

/** Returns `undefined` for a review that is not published. */
function printOfLine(line: StoredLine): Print | undefined {
	const review = readStored(line);
	return review.verification.method === 'none' ? undefined : printOf(review);
}

function sourceOf(key: string): string {
	return key.slice(0, key.indexOf('\n'));
}

/** "same": the same id and text. "probable": equal in everything that a reader sees. */
type CopyKind = 'same' | 'probable';

/** A fingerprint that identifies a review in exports from different sources. */
interface Print {
	readonly sourceId: string;
	readonly reviewId: string;
	/** Keys that fingerprints of the same review share. */
	readonly keys: readonly string[];
	readonly dayNumber: number;
	readonly author: string;
	readonly letters: string;
	readonly truncated: boolean;
}

const OPENING_LENGTH = 24;
/** Equal texts with this many letters match. Shorter ones must also have the same name or day. */
const DISTINCTIVE_LENGTH = 40;
const DAY = 86_400_000;

function printOf(review: Omit<ReviewFacts, 'id'>): Print {
	const { source, location, rating, date, text } = review;
	const { truncated = false } = review;
	const letters = lettersOf(truncated ? beginningOf(text) : text);
	const author = review.author.anonymous ? '' : foldName(shortenName(review.author.name));
	const opening = letters === '' ? `\n${author}` : letters.slice(0, OPENING_LENGTH);
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

/** Returns only the letters and digits, folded. */
function lettersOf(text: string): string {
	return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Compares fingerprints that share a key. Different ids in one export of a source are different reviews,
 * and so are ids that look alike. Others may be those of two programs.
 */
function copyBetween(
	one: Print,
	other: Print,
	isOffered: CopyRules['isOffered'],
): CopyKind | undefined {
	const apart = Math.abs(one.dayNumber - other.dayNumber);
	if (apart > 1) return undefined;
	const isOneSource = one.sourceId === other.sourceId;
	const isDistinctive = Math.min(one.letters.length, other.letters.length) >= DISTINCTIVE_LENGTH;
	if (isOneSource && isMadeId(one.reviewId) === isMadeId(other.reviewId)) {
		const isOneExport = isOffered(`${other.sourceId}\n${other.reviewId}`);
		if (isOneExport || areAlike(one.reviewId, other.reviewId) || !isDistinctive) return undefined;
	}
	if (!hasSameText(one, other)) return undefined;
	const isNamed = one.author !== '' && other.author !== '';
	const hasSameOpening = one.keys[1] === other.keys[1];
	// Two platforms may number their reviews, so an equal id alone proves nothing.
	const isAlike = one.letters !== '' || (isNamed && hasSameOpening);
	if (one.reviewId === other.reviewId && isAlike) return 'same';
	if (!hasSameOpening || (apart > 0 && !isDistinctive)) return undefined;
	if (isNamed) return one.author === other.author ? 'probable' : undefined;
	return isDistinctive ? 'probable' : undefined;
}

/** Whether one program may have given both ids: their lengths and their punctuation are similar. */
function areAlike(one: string, other: string): boolean {
	const marks = (id: string) => [...new Set(id.replace(/[\p{L}\p{N}]/gu, ''))].toSorted().join('');
	return Math.abs(one.length - other.length) <= 2 && marks(one) === marks(other);
}

function hasSameText(one: Print, other: Print): boolean {
	if (one.letters === other.letters) return true;
	const [short, long] = one.letters.length < other.letters.length ? [one, other] : [other, one];
	return (
		short.truncated &&
		short.letters.length >= DISTINCTIVE_LENGTH &&
		long.letters.startsWith(short.letters)
	);
}
