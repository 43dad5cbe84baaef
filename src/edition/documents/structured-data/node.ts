import { countRatings, roundedAverage } from '../../../reviews/rating-summary.ts';
import type { Rating, Review } from '../../../reviews/review.ts';

/** A schema.org node. `undefined` members are omitted. */
export interface Node {
	readonly '@type': string | readonly string[];
	readonly [property: string]: unknown;
}

/** The content of a script element of type `application/ld+json`. */
export interface StructuredData {
	readonly '@context': 'https://schema.org';
	readonly '@graph': readonly Node[];
}

export function toStructuredData(nodes: readonly Node[]): StructuredData {
	return { '@context': 'https://schema.org', '@graph': nodes };
}

/** A reference to a node by its `@id`. */
export function refTo(id: string): { readonly '@id': string } {
	return { '@id': id };
}

/**
 * Characters that can end a script element or start a comment in it, and the line separators that
 * old parsers reject.
 */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Renders JSON that is safe inside a script element. */
export function renderStructuredData(data: StructuredData): string {
	return JSON.stringify(data).replace(UNSAFE, escapeCharacter);
}

function escapeCharacter(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const SCALE = { bestRating: 5, worstRating: 1 };

/** Returns the rating of some reviews of one item; `undefined` if there are none. */
export function toAggregateRatingNode(
	reviews: readonly Review[],
	itemId: string,
): Node | undefined {
	const average = roundedAverage(countRatings(reviews));
	if (average === null) return undefined;
	return {
		'@type': 'AggregateRating',
		itemReviewed: refTo(itemId),
		ratingValue: average,
		ratingCount: reviews.length,
		reviewCount: reviews.filter(({ text }) => text !== '').length,
		...SCALE,
	};
}

export function toRatingNode(rating: Rating): Node {
	return { '@type': 'Rating', ratingValue: rating, ...SCALE };
}
