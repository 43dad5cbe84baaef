import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { toPageId } from './docs/page-id.ts';

/** The pages of the documentation, which Starlight shows. */
export const collections = {
	docs: defineCollection({
		loader: glob({
			base: './content/docs',
			pattern: '**/*.md',
			generateId: ({ entry }) => toPageId(entry),
		}),
		// Pages that are made from the code say so, for those who would edit them.
		schema: docsSchema({ extend: z.object({ generated: z.literal(true).optional() }) }),
	}),
};
