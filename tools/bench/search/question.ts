import type { SearchParams } from '../../../src/search/search-params.ts';

/** A search, or a request for all reviews since a day. */
export type Question =
	| { readonly kind: 'search'; readonly params: SearchParams }
	| { readonly kind: 'since'; readonly day: string };

/** Classes of questions: without conditions, with filters, with text, and with both. */
export const CLASSES = [
	...['none', 'rating', 'date', 'both', 'facet', 'common', 'infix', 'rare', 'no hit', 'two'],
	...['phrase', 'combined', 'since'],
] as const;
export type QuestionClass = (typeof CLASSES)[number];
export type Questions = Readonly<Record<QuestionClass, readonly Question[]>>;
