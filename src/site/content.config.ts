import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { toPageId } from './docs/page-id.ts';

/** The pages that Starlight shows. */
export const collections = {
	// Without words of its own, the interface would warn in every build that there are none.
	i18n: defineCollection({
		loader: () => [{ id: 'en', 'skipLink.label': 'Skip to the content' }],
		schema: i18nSchema(),
	}),
	docs: defineCollection({
		loader: glob({
			base: './docs/guide',
			pattern: '**/*.md',
			generateId: ({ entry }) => toPageId(entry),
		}),
		// Pages that are made from the code say so, for those who would edit them.
		schema: docsSchema({ extend: z.object({ generated: z.literal(true).optional() }) }),
	}),
};
