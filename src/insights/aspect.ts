import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';

/** An entry in `content/aspects.yaml`: one thing about a visit that customers praise or criticize. */
export const Aspect = z.strictObject({
	id: Slug,
	label: z.string().min(1),
	description: z.string().optional(),
	terms: z.array(z.string().min(1)).default([]).describe('Words that mean this aspect.'),
	rated_as: z
		.array(z.string())
		.default([])
		.describe('Names that sources use for star ratings of this aspect.'),
});
export type Aspect = z.output<typeof Aspect>;
