import * as z from 'zod';
import { CalendarDate } from '../../reviews/calendar-date.ts';
import { ReviewId } from '../../reviews/review.ts';
import { Slug } from '../../reviews/slug.ts';
import { Count } from '../evidence.ts';

export const Counted = {
	n: Count,
	reviews: z.array(ReviewId).describe('Newest first, at most 100.'),
};

export const ComplaintCount = z
	.strictObject({ id: Slug, label: z.string().optional().describe('For a topic.'), ...Counted })
	.meta({ id: 'ComplaintCount' });
export type ComplaintCount = z.output<typeof ComplaintCount>;

const Counts = z.array(ComplaintCount);

export const Complaints = z
	.strictObject({
		...Counted,
		by_department: Counts.describe(
			'By people or jobs in the clause that complains, else jobs or services in its sentence, else the review.',
		),
		by_service: Counts,
		by_topic: Counts.describe('Topics about the aspect in the English reviews, without praise.'),
	})
	.meta({
		id: 'Complaints',
		description: 'Reviews that complain about an aspect. Equal counts are ties, in order of id.',
	});
export type Complaints = z.output<typeof Complaints>;

const ByStars = {
	up_to_three_stars: Complaints,
	four_or_five_stars: Complaints,
};

export const RecentComplaints = z
	.strictObject({
		from: CalendarDate,
		to: CalendarDate,
		of: Count.describe('All reviews of these months.'),
		before: z
			.strictObject({
				from: CalendarDate,
				to: CalendarDate,
				n: Count.describe('Complaints.'),
				of: Count.describe('All reviews.'),
			})
			.describe('The 12 months before.'),
		...ByStars,
		by_location: z
			.array(
				z.strictObject({
					id: Slug,
					of: Count.describe('Reviews.'),
					...ByStars,
				}),
			)
			.describe('The most complaints with up to three stars first.'),
	})
	.describe('Complaints of the 12 months that end with the newest review.');
export type RecentComplaints = z.output<typeof RecentComplaints>;

/** Counts the complaints of all stars. */
export function countAllStars({
	up_to_three_stars: low,
	four_or_five_stars: high,
}: Pick<RecentComplaints, keyof typeof ByStars>): number {
	return low.n + high.n;
}
