import type { StoredReview } from '../../reviews/stored-review.ts';
import type { AspectFind } from '../aspects/aspect-find.ts';
import type { InReview, TextReading } from '../text-reader.ts';
import type { ReadMention, ReviewReading } from './review-reading.ts';

/** A person or service, with the span that names it. */
export type ReadPlace = InReview & { readonly id: string };

/** A reading with spans instead of quotes. */
export interface PlacedReading {
	readonly aspects: readonly InReview<AspectFind>[];
	readonly people: readonly ReadPlace[];
	readonly services: readonly ReadPlace[];
}

/**
 * Finds the quotes of a reading in its review, and the other places where the engine finds the same people. Statements
 * about someone else or about the past are left out.
 * @param known Ids in the settings. Anything else in the reading is ignored.
 * @param engine The engine's findings in the same review.
 */
export function placeReading(
	reading: Pick<ReviewReading, 'statements' | 'people' | 'services'>,
	review: Pick<StoredReview, 'title' | 'text'>,
	known: { readonly has: (id: string) => boolean },
	engine: Pick<TextReading, 'aspects' | 'people'>,
): PlacedReading {
	const mentions = (all: readonly ReadMention[]) =>
		all
			.filter(({ id }) => known.has(id))
			.map(({ id, quote }): ReadPlace => ({ id, ...placeOf(quote, review) }));
	const named = mentions(reading.people);
	return {
		aspects: reading.statements
			.filter(({ aspect, subject }) => subject === 'us' && known.has(aspect))
			.map(({ aspect, polarity, quote }) => {
				const isAgreed = engine.aspects.some(
					(find) => find.aspect === aspect && find.polarity === polarity,
				);
				return { aspect, polarity, isAgreed, ...placeOf(quote, review) };
			})
			.toSorted((a, b) => a.start - b.start || a.end - b.end),
		people: [...named, ...engine.people.filter(({ id }) => named.some((one) => one.id === id))],
		services: mentions(reading.services),
	};
}

/** Returns the first span of a quote in the text, or else in the title. */
function placeOf(quote: string, { title = '', text }: Pick<StoredReview, 'title' | 'text'>) {
	const start = text.indexOf(quote);
	if (start >= 0) return { start, end: start + quote.length };
	const inTitle = title.indexOf(quote);
	return { in: 'title', start: inTitle, end: inTitle + quote.length } as const;
}
