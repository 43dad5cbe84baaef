import type { Edition } from '../edition/documents/edition.ts';
import { SCHEMA_VERSION } from '../edition/documents/schema-version.ts';
import { deriveInsights } from '../insights/derive-insights.ts';
import { judgeAspects } from '../insights/judge-aspects.ts';
import { createVocabulary } from '../insights/vocabulary.ts';
import type { Review } from '../reviews/review.ts';
import { absoluteUrl, reviewPath } from '../endpoints/http/urls.ts';

const ID = 'k3vq7n2xw5ra';
const CHANGED_AT = '2026-03-06T09:12:00Z';
const REMOVED_ID = 'p7w2k9m4t6zc';
const REMOVED_AT = '2026-03-02T08:00:00Z';

/** Creates the edition, with one review, that all examples are rendered from. */
export function createExampleEdition(baseUrl: string): Edition {
	const reviews = [createExampleReview(baseUrl)];
	const aspects = [
		{ id: 'price', label: 'Price', terms: ['price'], rated_as: ['pricing'] },
		{ id: 'speed', label: 'Speed', terms: ['an hour'], rated_as: [] },
	];
	const services = [{ id: 'brakes', name: 'Brakes', synonyms: ['brake pads'] }];
	const staff = [
		{
			id: 'dana-whitfield',
			name: 'Dana Whitfield',
			aliases: ['Dana'],
			ambiguous: [],
			location: 'alder-falls',
		},
	];
	return {
		id: '5f0c1e9a7b3d2468',
		datasetId: 'a1b2c3d4e5f60718',
		baseUrl,
		modified: CHANGED_AT,
		datasetModified: CHANGED_AT,
		business: BUSINESS,
		policy: POLICY,
		securityContact: undefined,
		policyText: '## No rewards\n\nNobody is paid for a review.\n',
		reviews,
		reviewLines: reviews.map((review) => JSON.stringify(review)),
		removed: [
			{
				id: REMOVED_ID,
				removed_at: REMOVED_AT,
				reason: 'author request',
				rating: 3,
			},
		],
		audit: {
			countedSince: CHANGED_AT,
			imported: { survey: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 1 } },
			heldBack: {},
			removed: { survey: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 0 } },
			leftOut: [],
		},
		changes: {
			editions: [{ edition: '9d1e7c4b2a805f36', modified: '2026-02-20T07:30:00Z' }],
			marks: [
				{ type: 'added', id: ID, at: CHANGED_AT },
				{ type: 'removed', id: REMOVED_ID, at: REMOVED_AT },
			],
		},
		people: staff,
		insights: {
			version: SCHEMA_VERSION,
			edition: '5f0c1e9a7b3d2468',
			modified: CHANGED_AT,
			...deriveInsights({
				reviews,
				ambiguous: [],
				statements: new Map(
					reviews.map((review) => [review.id, judgeAspects(aspects, review.aspect_ratings, [])]),
				),
				vocabulary: createVocabulary(staff, services, []),
				aspects,
				questions: [],
				overrides: {
					faq: {},
					topics: { hide: [], rename: {} },
					mentions: { block: [] },
				},
			}),
		},
	};
}

const BUSINESS: Edition['business'] = {
	id: 'example',
	name: 'Example Motors',
	languages: [{ code: 'en', name: 'English' }],
	timezone: 'America/Los_Angeles',
	locations: [
		{
			id: 'alder-falls',
			name: 'Example Motors Alder Falls',
			address: {
				street: '418 Millrace Parkway',
				city: 'Alder Falls',
				region: 'OR',
				postal_code: '97931',
				country: 'US',
			},
		},
	],
};

const POLICY: Edition['policy'] = {
	title: 'How we collect and check reviews',
	version: '1.0',
	updated: '2026-01-01',
	summary: 'Every review here passed the published check of its source.',
	contact: 'care@motors.example',
	sources: [
		{
			id: 'survey',
			name: 'Customer survey',
			first_party: true,
			verification: 'Each invitation is tied to one closed repair order.',
			method: 'invited_after_transaction',
		},
	],
};

function createExampleReview(baseUrl: string): Review {
	return {
		id: ID,
		url: absoluteUrl(baseUrl, reviewPath(ID)),
		rating: 5,
		date: '2026-03-05',
		published_at: '2026-03-05T17:20:00-08:00',
		updated_at: CHANGED_AT,
		experienced_on: '2026-03-04',
		title: 'In and out',
		text: 'New brake pads in an hour, at the price they said. Ask for Dana.',
		language: 'en',
		author: { name: 'Odessa P.', anonymous: false },
		source: { id: 'survey', name: 'Customer survey', review_id: 'sv-2603-1' },
		location: 'alder-falls',
		visit_type: 'service',
		verified: true,
		verification: { method: 'invited_after_transaction', checked_at: CHANGED_AT },
		mentions: { technicians: ['Dana Whitfield'], services: ['brakes'], service_areas: [] },
		mention_sources: [
			{ kind: 'service', id: 'brakes', basis: 'tagged' },
			{ kind: 'service', id: 'brakes', basis: 'text', start: 4, end: 14 },
			{ kind: 'technician', id: 'dana-whitfield', basis: 'text', start: 59, end: 63 },
		],
		aspects: [{ aspect: 'price', polarity: 'positive', read_by: 'engine' }],
		aspect_ratings: { pricing: 5 },
		recommends: true,
		responses: [
			{ text: 'Thank you, Odessa.', author: 'Example Motors Alder Falls', date: '2026-03-06' },
		],
	};
}
