import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels } from '../../../edition/documents/labels.ts';
import type { Evidence, Mention } from '../../../insights/evidence.ts';
import type { Review } from '../../../reviews/review.ts';
import { quoteWords, type QuotedWords } from './quote-words.ts';

/** The evidence for a claim from one review. */
export interface Quote {
	readonly review: Review;
	/** Name of the review's location. */
	readonly place: string;
	/** Quoted words within their sentence, and the one before or after if it is short. Absent if there is only a tag from the source, or a whole review. */
	readonly words?: QuotedWords;
	readonly polarity?: Evidence['polarity'];
}

/**
 * Finds the quotes behind claims, at most one per review: all counts are numbers of reviews.
 * @param keys keys of `evidence` or `mentions` in the insights
 * @param most maximum number of quotes
 */
export type QuoteFinder = (keys: readonly string[], most?: number) => Quote[];

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
	const words = wordsOf(review, entry, outcome);
	return { review, place, polarity: entry.polarity, ...(words && { words }) };
}

/** Leaves out reviews that have only stars or a tag of their source, and no words to quote. */
export function onlyWords(quotes: readonly Quote[]): Quote[] {
	return quotes.filter(({ words }) => words !== undefined);
}

/** Returns one entry per review, preferably one with words. */
function firstOfEachReview(entries: readonly (Evidence | Mention)[]): (Evidence | Mention)[] {
	const groups = [...Map.groupBy(entries, ({ review_id: id }) => id).values()];
	return groups.flatMap(
		(group) => group.find(({ start }) => start !== undefined) ?? group[0] ?? [],
	);
}

function wordsOf(
	{ title = '', text }: Review,
	{ in: where, start, end }: Partial<Evidence & Mention>,
	outcome?: Evidence,
): Quote['words'] {
	if (start === undefined || end === undefined || start === end) return undefined;
	const { start: first, end: last } = outcome ?? {};
	const result =
		first === undefined || last === undefined ? undefined : { start: first, end: last };
	return quoteWords(where ? title : text, { start, end }, result);
}
