import * as z from 'zod';
import { Slug } from '../slug.ts';

/** An entry of `content/services.yaml`. */
export const Service = z.strictObject({
	id: Slug,
	name: z.string().min(1),
	department: z.string().optional(),
	synonyms: z.array(z.string().min(1)).default([]).describe('Words that mean this service.'),
});
export type Service = z.output<typeof Service>;
