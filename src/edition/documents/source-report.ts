import * as z from 'zod';
import { SourcePolicy } from '../../reviews/business/verification-policy.ts';
import { CalendarDate, Instant } from '../../reviews/calendar-date.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { countRatings } from '../../reviews/rating-summary.ts';
import { VerificationMethod, type Review } from '../../reviews/review.ts';
import { starsOf } from '../../reviews/star-counts.ts';
import { latest } from '../latest-change.ts';
import type { Edition } from './edition.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';

const Count = z.int().min(0);

/** Star counts of all imported reviews, and of those published, held back and removed. */
export const StarLedger = z
	.strictObject({
		imported: Distribution.describe('Every review that was ever imported or added by hand.'),
		published: Distribution.describe('Reviews that are shown.'),
		held_back: Distribution.describe(
			'Stored but not shown: nothing verifies them, "republish" of their source is "link", or it leaves out ' +
				'reviews written for a reward or by someone connected to the business.',
		),
		removed: Distribution.describe('Removed for one of the reasons in "removals".'),
	})
	.describe('Side by side, so that anyone can see whether stars were left out.');
export type StarLedger = z.output<typeof StarLedger>;

export const SourceReport = z.strictObject({
	...SourcePolicy.shape,
	published: Count,
	methods: z.array(z.strictObject({ method: VerificationMethod, count: Count })),
	first: CalendarDate.optional().describe('Day of its oldest published review.'),
	last: CalendarDate.optional().describe('Day of its newest published review.'),
	last_checked_at: Instant.optional().describe('When one of its reviews last passed verification.'),
	last_imported_at: Instant.optional().describe(
		'When the data of one of its reviews last changed, by an import or a new reading of its text.',
	),
	stars: StarLedger,
});
export type SourceReport = z.output<typeof SourceReport>;

/** Describes the published reviews of a source, and the stars of all its imported reviews. */
export function describeSource(source: SourcePolicy, { audit, reviews }: Edition): SourceReport {
	const own = reviews.filter((review) => review.source.id === source.id);
	return {
		...source,
		published: own.length,
		methods: countMethods(own).map(({ method, count }) => ({ method, count })),
		first: own.at(-1)?.date,
		last: own[0]?.date,
		last_checked_at: latest(own.flatMap(({ verification }) => verification.checked_at ?? [])),
		last_imported_at: latest(own.flatMap(({ updated_at: updatedAt }) => updatedAt ?? [])),
		stars: {
			imported: starsOf(audit.imported, source.id),
			published: countRatings(own),
			held_back: starsOf(audit.heldBack, source.id),
			removed: starsOf(audit.removed, source.id),
		},
	};
}

/** Counts reviews by verification method, in the order of the schema, strongest first. */
export function countMethods(reviews: readonly Pick<Review, 'verification'>[]) {
	return VerificationMethod.options.flatMap((method) => {
		const count = reviews.filter(({ verification }) => verification.method === method).length;
		if (count === 0) return [];
		const t = translatorFor('en');
		const meaning = t(`verification.${method}.sentence`);
		const limits = t(`verification.${method}.limits`);
		return [{ method, meaning, limits, count, share: count / reviews.length }];
	});
}
