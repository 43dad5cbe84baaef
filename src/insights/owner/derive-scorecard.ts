import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import { quoteOf, type EvidenceBook } from '../evidence-book.ts';
import { combine, type AspectStatement } from '../judge-aspects.ts';
import { parseText, sentenceAt } from '../text/parse-text.ts';
import type { Span } from '../text/tokens.ts';
import type { Scorecard } from './owner-insights.ts';

/** Complaints about a person are counted from this number of statements on. */
const ENOUGH_FOR_COMPLAINTS = 10;
const QUOTES = 5;

export const EMPTY_SCORECARD: Scorecard = {
	positive: 0,
	praised_in: 0,
	by_aspect: [],
	by_year: [],
	quotes: [],
};

interface Said {
	readonly review: Review;
	readonly aspect: string;
	readonly polarity: 'positive' | 'negative';
	readonly find: AspectStatement['finds'][number];
}

/** A sentence that names one person, and the polarities of the statements whose words hold the name. */
interface Place extends Span {
	readonly person: string;
	readonly sides: ReadonlySet<AspectStatement['polarity']>;
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
		const positive = said.filter(({ polarity }) => polarity === 'positive').length;
		return { positive, ...(isEnough && { negative: said.length - positive }) };
	};
	const group = (keyOf: (said: Said) => string) =>
		[...Map.groupBy(all, keyOf)]
			.map(([key, said]) => ({ key, ...count(said) }))
			.filter(({ positive, negative = 0 }) => positive + negative > 0);
	const praise = all.filter(({ polarity }) => polarity === 'positive');
	const [...praised] = Map.groupBy(praise, ({ review }) => review.id).values();
	return {
		...count(all),
		praised_in: praised.length,
		by_aspect: group(({ aspect }) => aspect)
			.toSorted((a, b) => b.positive - a.positive || compareText(a.key, b.key))
			.map(({ key: aspect, ...counts }) => ({ aspect, ...counts })),
		by_year: group(({ review }) => review.date.slice(0, 4))
			.toSorted((a, b) => compareText(a.key, b.key))
			.map(({ key: year, ...counts }) => ({ year, ...counts })),
		quotes: praised.slice(0, QUOTES).flatMap(([said]) => (said ? [cite(said, book)] : [])),
	};
}

function cite({ review, find }: Said, book: EvidenceBook): string {
	return book.cite(review, quoteOf(review, sentenceAt(parseText(review.text), find.start)));
}

/**
 * Statements in sentences of the text that name exactly one person. If words of praise hold the name, a
 * complaint in the same sentence is about something else, and the reverse: "Eli's friendly, but why do I get
 * three surveys?"
 */
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
	const about = [...sentences.values()].flatMap((names): Place[] => {
		const [first] = names;
		if (!first || names.some(({ id }) => id !== first.id)) return [];
		const naming = all.filter(({ start, end }) =>
			names.some((name) => start <= name.start && name.start < end),
		);
		const sides = new Set(naming.map(({ polarity }) => polarity));
		return [{ person: first.id, sides, ...sentenceAt(parsed, first.start) }];
	});
	return [...Map.groupBy(about, ({ person }) => person)].flatMap(([person, places]) =>
		said.flatMap(({ aspect, finds }) => {
			const inside = finds.filter(
				({ in: where, start, end, polarity }) =>
					!where &&
					places.some(
						({ sides, ...place }) =>
							start < place.end && place.start < end && (sides.size === 0 || sides.has(polarity)),
					),
			);
			const polarity = combine(inside.map((find) => find.polarity));
			const find = inside.find((each) => each.polarity === polarity);
			if (!find || (polarity !== 'positive' && polarity !== 'negative')) return [];
			return [{ person, review, aspect, polarity, find }];
		}),
	);
}
