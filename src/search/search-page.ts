import * as z from 'zod';
import { Distribution } from '../reviews/distribution.ts';
import { Review } from '../reviews/review.ts';

const FacetCount = z.strictObject({
	value: z.string(),
	count: z
		.int()
		.min(0)
		.describe(
			'Matching reviews with this value; 0 only for locations; periods without reviews are left out.',
		),
	average: z.number().nullable().describe('Mean stars; null without reviews.'),
	positive: z
		.int()
		.min(0)
		.describe(
			'How many of them praise something: the aspect of this value or of the filter, if any.',
		),
	negative: z.int().min(0).describe('How many of them complain about it.'),
});

/** The facets of a search. Those of a time are in its order, the others begin with the largest count. */
export const FACETS = [
	...([
		'location',
		'department',
		'source',
		'technician',
		'service',
		'service_area',
		'aspect',
	] as const),
	...(['language', 'visit_type', 'verification', 'has_response'] as const),
	...(['year', 'quarter', 'month'] as const),
] as const;
export type FacetName = (typeof FACETS)[number];

export const Facets = z
	.partialRecord(z.enum(FACETS), z.array(FacetCount))
	.describe(
		'The matching reviews by value, most frequent first; years (2026), quarters (2026-Q1) and months (2026-01) ' +
			'in order of time. A review may count as both positive and negative, but in rows of one aspect, `mixed` ones count as neither. Rows of a ' +
			'person count reviews that name the person, not praise for them. With `sentiment`, an aspect counts only ' +
			'that sentiment.',
	);
export type Facets = z.output<typeof Facets>;

export const SearchPage = z
	.strictObject({
		total: z.int().min(0).describe('How many reviews match.'),
		count: z.int().min(0).describe('How many of them are on this page.'),
		limit: z.int().min(1).describe('Maximum number of reviews per page.'),
		next: z.url().nullable().describe('URL of the next page; null on the last.'),
		stats: z
			.strictObject({
				average: z
					.number()
					.nullable()
					.describe('Mean stars, with two decimals; null without reviews.'),
				distribution: Distribution,
			})
			.describe('Statistics of all matching reviews, not of this page.'),
		warnings: z
			.array(z.string())
			.optional()
			.describe('Parameters or values that were ignored, reinterpreted or do not exist.'),
		facets: Facets.optional(),
		reviews: z.array(Review).describe('Whole reviews, unless `view` or `fields` asks for parts.'),
	})
	.meta({
		id: 'SearchPage',
		description: 'Matching reviews, newest first unless sorted otherwise.',
	});
export type SearchPage = z.output<typeof SearchPage>;
