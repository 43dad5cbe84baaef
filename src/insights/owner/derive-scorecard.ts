import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { quoteOf, type EvidenceBook } from '../evidence-book.ts';
import { combine, type AspectStatement } from '../judge-aspects.ts';
import { parseText, sentenceAt, type ParsedText } from '../text/parse-text.ts';
import type { Span } from '../text/tokens.ts';
import type { Scorecard } from './owner-insights.ts';

/** Complaints about a person are counted from this number of statements on. */
const ENOUGH_FOR_COMPLAINTS = 10;
const QUOTES = 5;
const HIGH_STARS = 4;

export const EMPTY_SCORECARD: Scorecard = {
	praised_in: 0,
	positive: 0,
	by_aspect: [],
	by_year: [],
	quotes: [],
};

interface Said {
	readonly review: Review;
	readonly aspect: string;
	readonly polarity: 'positive' | 'negative';
	/** The sentence, if it does nothing but praise. */
	readonly quote?: Span;
}

type Find = AspectStatement['finds'][number];

/** A sentence that names one person, and the places of the name. */
interface Place extends Span {
	readonly person: string;
	readonly names: readonly number[];
	/** The statements whose words are in it. */
	readonly finds: readonly Find[];
}

/** Collects what the reviews say about each person, by id. */
export function deriveScorecards(
	reviews: readonly Review[],
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
	book: EvidenceBook,
): Map<string, Scorecard> {
	const said = reviews.flatMap((review) => statementsAboutPeople(review, statements));
	const people = Map.groupBy(said, ({ person }) => person);
	return new Map([...people].map(([person, all]) => [person, toScorecard(all, book)]));
}

function toScorecard(all: readonly Said[], book: EvidenceBook): Scorecard {
	const isEnough = all.length >= ENOUGH_FOR_COMPLAINTS;
	const count = (said: readonly Said[]) => {
		const positive = said.filter(isPraise).length;
		return { positive, ...(isEnough && { negative: said.length - positive }) };
	};
	const group = (keyOf: (said: Said) => string) =>
		[...Map.groupBy(all, keyOf)]
			.map(([key, said]) => ({ key, said, ...count(said) }))
			.filter(({ positive, negative = 0 }) => positive + negative > 0);
	return {
		praised_in: praisedIn(all),
		...count(all),
		by_aspect: group(({ aspect }) => aspect)
			.toSorted((a, b) => b.positive - a.positive || compareText(a.key, b.key))
			.map(({ key: aspect, said: _, ...counts }) => ({ aspect, ...counts })),
		by_year: group(({ review }) => review.date.slice(0, 4))
			.toSorted((a, b) => compareText(a.key, b.key))
			.map(({ key: year, said, ...counts }) => ({ year, praised_in: praisedIn(said), ...counts })),
		quotes: quotePraise(all, book),
	};
}

function isPraise({ polarity }: Said): boolean {
	return polarity === 'positive';
}

function praisedIn(said: readonly Said[]): number {
	return new Set(said.filter(isPraise).map(({ review }) => review.id)).size;
}

/** Quotes one sentence of each review: those with high stars first, then the newest. */
function quotePraise(all: readonly Said[], book: EvidenceBook): string[] {
	const quotes = new Map<string, { review: Review; quote: Span }>();
	for (const { review, quote } of all)
		if (quote && !quotes.has(review.id)) quotes.set(review.id, { review, quote });
	const isLow = (review: Review) => Number(review.rating < HIGH_STARS);
	return [...quotes.values()]
		.toSorted((a, b) => isLow(a.review) - isLow(b.review))
		.slice(0, QUOTES)
		.map(({ review, quote }) => book.cite(review, quoteOf(review, quote)));
}

/** Statements about people, in sentences of the text that name exactly one person. */
function statementsAboutPeople(
	review: Review,
	statements: ReadonlyMap<string, readonly AspectStatement[]>,
): (Said & { readonly person: string })[] {
	const named = review.mention_sources.flatMap(({ kind, id, in: where, start }) =>
		kind === 'technician' && where === undefined && start !== undefined ? [{ id, start }] : [],
	);
	if (named.length === 0) return [];
	const parsed = parseText(review.text);
	const sentences = Map.groupBy(named, ({ start }) => sentenceAt(parsed, start).start);
	const said = statements.get(review.id) ?? [];
	const all = said.flatMap(({ finds }) => finds).filter(({ in: where }) => !where);
	const about = [...sentences.values()].flatMap((found): Place[] => {
		const [first] = found;
		if (!first || found.some(({ id }) => id !== first.id)) return [];
		const names = found.map(({ start }) => start);
		const sentence = sentenceAt(parsed, first.start);
		const finds = all.filter(({ start, end }) => start < sentence.end && sentence.start < end);
		return [{ person: first.id, names, finds, ...sentence }];
	});
	return [...Map.groupBy(about, ({ person }) => person)].flatMap(([person, places]) =>
		said.flatMap(({ aspect, finds }) => {
			const inside = finds.flatMap((find) => {
				const place = find.in ? undefined : places.find((each) => isAbout(find, each));
				return place ? [{ polarity: find.polarity, place }] : [];
			});
			const polarity = combine(inside.map((find) => find.polarity));
			if (polarity !== 'positive' && polarity !== 'negative') return [];
			const quote = inside.find(
				(find) => find.polarity === 'positive' && onlyPraises(parsed, find.place),
			)?.place;
			return [{ person, review, aspect, polarity, ...(quote && { quote }) }];
		}),
	);
}

/**
 * A complaint is about the person whose name begins it, within one sentence: "Waited an hour for Eli" and "Eli
 * promised a loaner. Nobody knew of it." may blame others. Praise is about a person named in it or before it, if
 * the sentence does not blame that person.
 */
function isAbout({ start, end, polarity }: Find, { names, finds, ...sentence }: Place): boolean {
	const blames = (find: Span) => names.includes(find.start) && find.end <= sentence.end;
	if (isComplaint({ polarity })) return blames({ start, end });
	const isNamed = start < sentence.end && names.some((name) => name < end);
	return isNamed && !finds.some((find) => isComplaint(find) && blames(find));
}

function isComplaint({ polarity }: Pick<Find, 'polarity'>): boolean {
	return polarity === 'negative' || polarity === 'mixed';
}

/** Whether a sentence has no complaint and no contrast: "Dana found me a rental, but really?" */
function onlyPraises({ clauses, tokens }: ParsedText, { start, end, finds }: Place): boolean {
	const contrasts = clauses.some(({ first, link }) => {
		const begins = tokens[first]?.start ?? 0;
		return link === 'contrast' && start <= begins && begins < end;
	});
	return !contrasts && !finds.some(isComplaint);
}
