import * as z from 'zod';
import type { SiteLanguage } from '../messages/languages.ts';
import { Slug } from '../slug.ts';

const Text = z.string().min(1);
const Named = z.record(Slug, Text);

/**
 * A file in `content/translations/`: the operator's texts in another language of the pages, by id. A text
 * that is not given is shown as it is.
 */
export const Translation = z
	.strictObject({
		business: z
			.strictObject({
				description: Text,
				slogan: Text,
				notice: Text,
				languages: z.array(Text).describe('In the same order as in business.yaml.'),
			})
			.partial(),
		locations: z.record(
			Slug,
			z
				.strictObject({
					description: Text,
					amenities: z.array(Text).describe('In the same order as in business.yaml.'),
					brands_served: z.array(Text).describe('In the same order as in business.yaml.'),
					departments: z.record(Slug, z.strictObject({ name: Text, note: Text }).partial()),
				})
				.partial(),
		),
		services: Named.describe('Names of services.'),
		staff: Named.describe('Roles of people.'),
		aspects: z.record(Slug, z.strictObject({ label: Text, description: Text }).partial()),
		questions: z.record(
			Slug,
			z
				.strictObject({
					question: Text,
					lead: z.strictObject({ praise: Text, mixed: Text, complaint: Text }).partial(),
					praise: Text.describe('What those who praise did or got, in the past tense.'),
					complaint: Text.describe('What those who complain did or got, in the past tense.'),
					answer: Text.describe('Replaces the answer that an author wrote in overrides.yaml.'),
				})
				.partial(),
		),
		summary: z.array(Text).describe("Replaces the author's sentences in overrides.yaml."),
		policy: z
			.strictObject({
				title: Text,
				summary: Text,
				sources: z.record(Slug, z.strictObject({ name: Text, verification: Text }).partial()),
			})
			.partial(),
		links: z.record(z.string(), Text).describe('Texts of the links of site, by their text there.'),
	})
	.partial();
export type Translation = z.output<typeof Translation>;

/** The operator's texts in one language. */
export interface TranslatedTexts extends Translation {
	/** Markdown. */
	readonly policyText?: string | undefined;
}

/** The operator's texts by language. */
export type Translations = Readonly<Partial<Record<SiteLanguage, TranslatedTexts>>>;
