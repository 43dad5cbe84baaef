import type { SearchParams } from '../../../src/search/search-params.ts';

/** A search, or a request for all reviews since a day. */
export type Question =
	| { readonly kind: 'search'; readonly params: SearchParams }
	| { readonly kind: 'since'; readonly day: string };

/** Classes of questions; those of text search for substrings. */
export const TEXT_CLASSES = ['common', 'infix', 'rare', 'no hit', 'two', 'phrase'] as const;
export const FILTER_CLASSES = ['rating', 'date', 'both', 'facet'] as const;
export const CLASSES = ['none', ...FILTER_CLASSES, ...TEXT_CLASSES, 'combined', 'since'] as const;
export type QuestionClass = (typeof CLASSES)[number];
export type Questions = Readonly<Record<QuestionClass, readonly Question[]>>;
