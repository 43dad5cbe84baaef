import * as z from 'zod';
import { LoggedReason } from '../../reviews/removal-reason.ts';
import { VerificationMethod } from '../../reviews/review.ts';
import { compareText } from '../../reviews/order.ts';
import { Slug } from '../../reviews/slug.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { countRemoved, countWithheld } from './agent-questions.ts';
import type { Edition } from './edition.ts';
import { beginningOf } from './listed.ts';
import { createDatasetHead, DatasetHead } from './reviews-dataset.ts';
import { countMethods } from './source-report.ts';

const Count = z.int().min(0);
/** The most characters of the policy: a model reads it with one part of the business. */
const MAX_POLICY = 4_000;
const Named = z.strictObject({ id: Slug, name: z.string() });
const Counted = z.strictObject({ ...Named.shape, reviews: Count });

/** The values that filters accept, so clients do not have to guess them. */
const Vocabularies = z.strictObject({
	technicians: z
		.array(
			z.strictObject({
				name: z.string().describe('A value for the `mentions_technician` filter.'),
				aliases: z.array(z.string()),
				role: z.string().optional(),
				location: z.string().optional().describe('Where the person works.'),
				reviews: Count.describe('Reviews that mention the person.'),
			}),
		)
		.describe('People who work at the business.'),
	services: z.array(Counted).describe('Values for the `mentions_service` filter.'),
	service_areas: z.array(Counted).describe('Towns and areas that reviews mention.'),
	locations: z
		.array(z.strictObject({ ...Named.shape, short_name: z.string().optional() }))
		.describe('Values for the `location` filter.'),
	departments: z.array(Named).describe('Values for the `department` filter.'),
	sources: z.array(Named).describe('Values for the `source` filter.'),
	aspects: z.array(Counted).describe('Values for the `aspect` filter.'),
	topics: z.array(z.string()).describe('Values for the `topic` filter.'),
	languages: z.array(z.string()).describe('Values for the `language` filter.'),
});
export type Vocabularies = z.output<typeof Vocabularies>;

/** The business without its reviews, for agents to read before they search. */
export const BusinessOverview = z
	.strictObject({
		...DatasetHead.shape,
		vocabularies: Vocabularies,
		verification: z
			.strictObject({
				methods: z.array(z.strictObject({ method: VerificationMethod, count: Count })),
				removed: z.strictObject({
					total: Count,
					by_reason: z.array(z.strictObject({ reason: LoggedReason, count: Count })),
				}),
				edited: Count.describe('Published reviews that their authors edited.'),
				held_back: Count.describe('Stored reviews that are not published.'),
				left_out: Count.describe('Not imported, because their platform does not publish them.'),
			})
			.describe('Published reviews by how they were checked, and removed and withheld ones.'),
		policy_text: z.string().describe('The policy, in Markdown; a long one is cut.'),
		links: z.record(z.string(), z.url()).describe('Where to get the same data without MCP.'),
	})
	.meta({
		id: 'BusinessOverview',
		description: 'The business, its ratings, and the values that filters accept.',
	});
export type BusinessOverview = z.output<typeof BusinessOverview>;

export function createBusinessOverview(edition: Edition): BusinessOverview {
	const link = (path: string) => absoluteUrl(edition.baseUrl, path);
	return {
		...createDatasetHead(edition),
		vocabularies: listVocabularies(edition),
		verification: {
			methods: countMethods(edition.reviews).map(({ method, count }) => ({ method, count })),
			removed: countRemoved(edition),
			edited: edition.reviews.filter(({ edited_at }) => edited_at !== undefined).length,
			...countWithheld(edition),
		},
		policy_text: beginningOf(edition.policyText, MAX_POLICY),
		links: {
			reviews: link(PATHS.reviews),
			insights: link(PATHS.insights),
			openapi: link(PATHS.openapi),
			policy: link(PATHS.policy),
		},
	};
}

/** Lists the values that filters accept, from what an edition contains. */
export function listVocabularies(edition: Edition): Vocabularies {
	const { business, policy, insights, vocabulary } = edition;
	const { technician: people = [], department: departments = [], topic: topics = [] } = vocabulary;
	const aliases = new Map(people.map(({ value, names }) => [value, [...names]]));
	const withText = edition.reviews.filter(({ text }) => text !== '');
	return {
		technicians: insights.entities.technicians.map(({ name, role, location, reviews }) => ({
			name,
			aliases: aliases.get(name) ?? [],
			role,
			location,
			reviews,
		})),
		services: insights.entities.services.map(({ id, name, reviews }) => ({ id, name, reviews })),
		service_areas: insights.entities.service_areas.map(({ id, name, reviews }) => ({
			id,
			name,
			reviews,
		})),
		locations: business.locations.map(({ id, name, short_name }) => ({ id, name, short_name })),
		departments: departments.map(({ value: id, names: [name = id] }) => ({ id, name })),
		sources: policy.sources.map(({ id, name }) => ({ id, name })),
		aspects: insights.aspects.map(({ id, label: name, reviews }) => ({ id, name, reviews })),
		topics: topics.map(({ value }) => value),
		languages: [...new Set(withText.map(({ language }) => language))].toSorted(compareText),
	};
}
