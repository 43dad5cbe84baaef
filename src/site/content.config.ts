import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { toPageId } from './docs/page-id.ts';

/** Content collections for Starlight. */
export const collections = {
	// Without an entry, every build warns that there are no translations.
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
		// `generated` marks pages written from code, which nobody should edit by hand.
		schema: docsSchema({ extend: z.object({ generated: z.literal(true).optional() }) }),
	}),
};
