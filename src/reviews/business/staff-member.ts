import * as z from 'zod';
import { Slug } from '../slug.ts';

/** An entry of `content/staff.yaml`: a person, in any role, whom reviews may mention. */
export const StaffMember = z.strictObject({
	id: Slug,
	name: z.string().min(1).describe('Full name, as published.'),
	aliases: z.array(z.string().min(1)).default([]).describe('Other ways customers write the name.'),
	role: z.string().optional(),
	department: z.string().optional(),
	location: z.string().optional().describe('Id of the location where the person works.'),
	from: z.iso.date().optional().describe('First day at the business.'),
	to: z.iso.date().optional().describe('Last day at the business.'),
	languages: z.array(z.string()).optional(),
	ambiguous: z
		.array(z.string().min(1))
		.default([])
		.describe('Names that may mean this person or another: counted, never attributed.'),
	public: z
		.boolean()
		.default(true)
		.describe('false keeps the person out of pages, mentions, filters and suggestions.'),
	ordinary_word: z
		.string()
		.optional()
		.describe('An ordinary word that looks like the name, with examples.'),
});
export type StaffMember = z.output<typeof StaffMember>;
