import * as z from 'zod';
import { CalendarDate } from '../calendar-date.ts';
import { Review } from '../review.ts';
import { Tombstone } from '../stored-review.ts';

export const SinceParams = z.object({
	date: CalendarDate.describe('The first day to list.'),
});
export type SinceParams = z.output<typeof SinceParams>;

export const SincePage = z
	.strictObject({
		since: CalendarDate,
		total: z.int().min(0).describe('How many reviews there are on or after the day.'),
		count: z.int().min(0).describe('How many of them are in this response: always all.'),
		removed: z.array(Tombstone).describe('Reviews removed on or after the day, newest first.'),
		reviews: z.array(Review).describe('Newest first.'),
	})
	.meta({ id: 'SincePage', description: 'All reviews whose date is on or after a day.' });
export type SincePage = z.output<typeof SincePage>;
