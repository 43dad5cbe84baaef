import * as z from 'zod';
import { Distribution } from '../reviews/distribution.ts';
import { Review } from '../reviews/review.ts';

const FacetCounts = z.array(z.strictObject({ value: z.string(), count: z.int().min(1) }));

export const Facets = z
	.strictObject({
		location: FacetCounts,
		source: FacetCounts,
		technician: FacetCounts,
		service: FacetCounts,
		aspect: FacetCounts,
	})
	.describe('How many of the matching reviews have each value, most frequent first.');
export type Facets = z.output<typeof Facets>;

export const SearchPage = z
	.strictObject({
		total: z.int().min(0).describe('How many reviews match.'),
		count: z.int().min(0).describe('How many of them are on this page.'),
		limit: z.int().min(1).describe('Maximum number of reviews per page.'),
		next: z.url().nullable().describe('URL of the next page; null on the last.'),
		stats: z
			.strictObject({
				average: z.number().nullable().describe('Plain mean of the stars; null without reviews.'),
				distribution: Distribution,
			})
			.describe('Statistics of all matching reviews, not of this page.'),
		warnings: z.array(z.string()).optional().describe('Parts of the request that had no effect.'),
		facets: Facets.optional(),
		reviews: z.array(Review),
	})
	.meta({
		id: 'SearchPage',
		description: 'Matching reviews, newest first unless sorted otherwise.',
	});
export type SearchPage = z.output<typeof SearchPage>;
