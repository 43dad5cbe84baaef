import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels } from '../../../edition/documents/labels.ts';
import type { Evidence, Mention } from '../../../insights/evidence.ts';
import { parseText, sentenceAt } from '../../../insights/text/parse-text.ts';
import { pointsBack } from '../../../insights/text/points-back.ts';
import { displayText } from '../../../reviews/display-text.ts';
import type { Review } from '../../../reviews/review.ts';

/** The evidence for a claim from one review. */
export interface Quote {
	readonly review: Review;
	/** Name of the review's location. */
	readonly place: string;
	/** Quoted words within their sentence, and the one before or after if it is short. Absent if there is only a tag from the source, or a whole review. */
	readonly words?: { readonly before: string; readonly marked: string; readonly after: string };
	readonly polarity?: Evidence['polarity'];
	/** Present if the source tagged the person or service. */
	readonly tagged?: true;
}

/**
 * Finds the quotes behind claims, at most one per review: all counts are numbers of reviews.
 * @param keys keys of `evidence` or `mentions` in the insights
 * @param most maximum number of quotes
 */
export type QuoteFinder = (keys: readonly string[], most?: number) => Quote[];

/** Maximum number of characters of the sentence to show on each side of the quoted words. */
const MAX_CONTEXT = 150;
/** Shorter sentences, and those that point back, are shown with the one before, or the first one with the next. */
const TOO_SHORT = 60;

/** @param withOutcome whether a quote that only mentions something also says how it went */
export function createQuoteFinder(edition: Edition, withOutcome = false): QuoteFinder {
	const { evidence, mentions } = edition.insights;
	const opinions = Map.groupBy(Object.values(evidence), ({ review_id: id }) => id);
	const labels = createLabels(edition);
	const byId = new Map(edition.reviews.map((review) => [review.id, review]));
	return (keys, most = Infinity) =>
		firstOfEachReview(keys.flatMap((key) => evidence[key] ?? mentions[key] ?? []))
			.slice(0, most)
			.flatMap((entry) => {
				const review = byId.get(entry.review_id);
				if (!review) return [];
				const outcome = withOutcome ? outcomeOf(review, entry, opinions.get(review.id)) : undefined;
				return [toQuote(review, entry, labels.location(review.location), outcome)];
			});
}

/**
 * Finds the opinion that fits the stars of a review, for quoted words without an opinion: the next one after
 * them, because stories end with their outcome, or else the last one before them.
 */
function outcomeOf(
	{ rating }: Review,
	{ start, ...entry }: Evidence | Mention,
	opinions: readonly Evidence[] = [],
): Evidence | undefined {
	if (rating === 3 || start === undefined || entry.in || 'polarity' in entry) return undefined;
	const fitting = opinions
		.filter((each) => each.polarity === (rating > 3 ? 'positive' : 'negative'))
		.filter((each) => each.aspect && each.start !== undefined && each.in === undefined)
		.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
	return fitting.find((each) => (each.start ?? 0) >= start) ?? fitting.at(-1);
}

export function toQuote(
	review: Review,
	entry: Partial<Evidence & Mention>,
	place: string,
	outcome?: Evidence,
): Quote {
	const { polarity, method } = entry;
	const words = quoteWords(review, entry, outcome);
	return {
		...{ review, place, polarity },
		...(words && { words }),
		...(method === 'tagged' && { tagged: true }),
	};
}

/** Moves quotes with words before those with only tags. Otherwise keeps their order. */
export function wordsFirst(quotes: readonly Quote[]): Quote[] {
	return quotes.toSorted((a, b) => Number(b.words !== undefined) - Number(a.words !== undefined));
}

/** Returns one entry per review, preferably one with words. */
function firstOfEachReview(entries: readonly (Evidence | Mention)[]): (Evidence | Mention)[] {
	const groups = [...Map.groupBy(entries, ({ review_id: id }) => id).values()];
	return groups.flatMap(
		(group) => group.find(({ start }) => start !== undefined) ?? group[0] ?? [],
	);
}

function quoteWords(
	review: Review,
	{ in: where, start, end }: Pick<Evidence, 'in' | 'start' | 'end'>,
	outcome?: Evidence,
): Quote['words'] {
	const text = where ? (review.title ?? '') : review.text;
	if (start === undefined || end === undefined || start === end) return undefined;
	const parsed = parseText(text);
	const begins = Math.min(start, sentenceAt(parsed, start).start);
	const ends = Math.max(end, sentenceAt(parsed, end - 1).end);
	// "Since Tuesday??" says nothing without the sentence before it.
	const isAlone = ends - begins < TOO_SHORT || pointsBack(text.slice(begins, ends));
	const from = isAlone && begins > 0 ? sentenceAt(parsed, begins - 1).start : begins;
	const next = parsed.sentences.map(({ first }) => parsed.tokens[first]?.start ?? 0);
	const following = isAlone && begins === 0 ? next.find((place) => place >= ends) : undefined;
	const to = following === undefined ? ends : sentenceAt(parsed, following).end;
	const words = {
		before: shortenStart(displayText(text.slice(from, start))),
		marked: displayText(text.slice(start, end)),
		after: shortenEnd(displayText(text.slice(end, to))),
	};
	const { start: first = from, end: last = to } = outcome ?? {};
	if (first >= from && last <= to) return words;
	const opens = sentenceAt(parsed, first).start;
	const closes = sentenceAt(parsed, last - 1).end;
	const said = shortenEnd(displayText(text.slice(opens, closes)).trim());
	if (first < from)
		return { ...words, before: `${said}${gap(text.slice(closes, from))}${words.before}` };
	return {
		...words,
		after: `${words.after.replace(/[\s…]+$/, '')}${gap(text.slice(to, opens))}${said}`,
	};
}

/** Shows that a quote leaves something out. */
function gap(omitted: string): string {
	return omitted.trim() === '' ? ' ' : ' … ';
}

function shortenStart(text: string): string {
	if (text.length <= MAX_CONTEXT) return text;
	return `… ${text.slice(-MAX_CONTEXT).replace(/^\S*\s+/, '')}`;
}

function shortenEnd(text: string): string {
	if (text.length <= MAX_CONTEXT) return text;
	return `${text.slice(0, MAX_CONTEXT).replace(/\s+\S*$/, '')} …`;
}
