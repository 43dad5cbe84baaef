import * as z from 'zod';
import { Slug } from '../slug.ts';

/** An entry of `content/service-areas.yaml`: a place where customers come from. */
export const ServiceArea = z.strictObject({
	id: Slug,
	name: z.string().min(1),
	region: z.string().optional(),
	aliases: z.array(z.string().min(1)).default([]),
	postal_codes: z.array(z.string()).default([]),
	served_by: z.array(z.string()).default([]).describe('Ids of locations.'),
});
export type ServiceArea = z.output<typeof ServiceArea>;
