import * as z from 'zod';

const Names = z.array(z.string().min(1)).default([]);

/** An entry in the staff list that `annotate --staff` reads. */
export const OtherPerson = z.object({
	id: z.string().min(1),
	name: z.string().min(1),
	aliases: Names,
	nicknames: Names,
	ambiguous: Names,
	ordinary_word: z.string().optional(),
	department: z.string().optional(),
	role: z.string().optional(),
	areas: Names.describe('What the person works on, e.g. "tires".'),
	location: z.string().optional(),
	locations: Names,
});
export type OtherPerson = z.output<typeof OtherPerson>;

/** An entry in the service list that `annotate --services` reads. */
export const OtherService = z.object({
	id: z.string().min(1),
	name: z.string().min(1),
	synonyms: Names,
});
export type OtherService = z.output<typeof OtherService>;
