import * as z from 'zod';
import { isTimeZone } from '../calendar-date.ts';
import { LanguageTag } from '../review.ts';
import { Slug } from '../slug.ts';

const Telephone = z.string().regex(/^\+?[0-9][0-9 ()./-]{5,24}$/, 'must be a telephone number');
const LanguageCode = z
	.string()
	.refine((code) => LanguageTag.safeParse(code).success, 'must be a language tag, such as en-US');
const ClockTime = z
	.string()
	.regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'must be a time as HH:MM')
	.describe('Local time, HH:MM.');
const DAYS = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;

export const Address = z.strictObject({
	street: z.string(),
	city: z.string(),
	region: z.string().optional(),
	postal_code: z.string(),
	country: z
		.string()
		.length(2, 'must be an ISO 3166-1 alpha-2 code, like "US"')
		.describe('ISO 3166-1 alpha-2 code.'),
});
export type Address = z.output<typeof Address>;

export const OpeningHours = z.strictObject({
	days: z.array(z.enum(DAYS)).min(1),
	opens: ClockTime,
	closes: ClockTime,
});
export type OpeningHours = z.output<typeof OpeningHours>;

export const Department = z.strictObject({
	id: Slug,
	name: z.string(),
	telephone: Telephone.optional(),
	after_hours_telephone: Telephone.optional(),
	opening_hours: z.array(OpeningHours).optional(),
	note: z.string().optional(),
});
export type Department = z.output<typeof Department>;

export const Location = z
	.strictObject({
		id: Slug,
		name: z.string(),
		short_name: z.string().optional(),
		schema_types: z.array(z.string()).optional().describe('schema.org types.'),
		description: z.string().optional(),
		url: z.url().optional(),
		telephone: Telephone.optional(),
		email: z.email().optional(),
		address: Address,
		geo: z
			.strictObject({
				latitude: z.number().min(-90).max(90),
				longitude: z.number().min(-180).max(180),
			})
			.optional(),
		departments: z.array(Department).optional(),
		brands_served: z.array(z.string()).optional(),
		amenities: z.array(z.string()).optional(),
	})
	.meta({ id: 'Location', description: 'A location of the group.' });
export type Location = z.output<typeof Location>;

/** The published facts about the group. */
export const Business = z
	.strictObject({
		id: Slug,
		name: z.string().min(1),
		legal_name: z.string().optional(),
		founded: z.int().optional().describe('Year.'),
		fictional: z.boolean().optional(),
		notice: z.string().optional(),
		slogan: z.string().optional(),
		description: z.string().optional(),
		url: z.url().optional(),
		telephone: Telephone.optional(),
		email: z.email().optional(),
		headquarters: Slug.optional().describe('Id of a location.'),
		currency: z.string().length(3).optional().describe('ISO 4217 code.'),
		price_range: z.string().optional(),
		payment_accepted: z.array(z.string()).optional(),
		languages: z.array(z.strictObject({ code: LanguageCode, name: z.string() })).min(1),
		number_of_employees: z.int().min(0).optional(),
		timezone: z.string().refine(isTimeZone, 'must be an IANA time zone'),
		locations: z.array(Location).min(1),
	})
	.meta({ id: 'Business', description: 'The dealership group that the reviews are about.' });
export type Business = z.output<typeof Business>;
