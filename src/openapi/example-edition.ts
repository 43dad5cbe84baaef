import type { Edition } from '../edition/documents/edition.ts';
import { SCHEMA_VERSION } from '../edition/documents/schema-version.ts';
import { deriveInsights } from '../insights/derive-insights.ts';
import { judgeAspects } from '../insights/judge-aspects.ts';
import { createVocabulary } from '../insights/vocabulary.ts';
import { Business } from '../reviews/business/business.ts';
import { VerificationPolicy } from '../reviews/business/verification-policy.ts';
import { Review } from '../reviews/review.ts';
import { absoluteUrl } from '../endpoints/http/urls.ts';
import example from './example.json' with { type: 'json' };

const EDITION_ID = '5f0c1e9a7b3d2468';
const CHANGED_AT = '2026-03-06T09:12:00Z';
const REMOVED_ID = 'p7w2k9m4t6zc';
const REMOVED_AT = '2026-03-02T08:00:00Z';

/** Creates the edition, with one review, that all examples are rendered from. */
export function createExampleEdition(baseUrl: string): Edition {
	const { aspects, services, people } = example;
	const written = { ...example.review, url: absoluteUrl(baseUrl, example.review.url) };
	// Members keep the order of the file.
	const review: Review = Object.assign({ ...written }, Review.parse(written));
	const reviews = [review];
	return {
		id: EDITION_ID,
		datasetId: 'a1b2c3d4e5f60718',
		baseUrl,
		modified: CHANGED_AT,
		datasetModified: CHANGED_AT,
		business: Business.parse(example.business),
		policy: VerificationPolicy.parse(example.policy),
		securityContact: undefined,
		questions: [],
		translations: {},
		logo: undefined,
		serviceDepartments: new Map(),
		reviewDepartments: new Map(),
		reviewTopics: new Map(),
		unread: new Set(),
		site: { languages: ['en'], default: 'en', brand: {}, links: [] },
		policyText: '## No rewards\n\nNobody is paid for a review.\n',
		reviews,
		reviewLines: reviews.map((each) => JSON.stringify(each)),
		removed: [{ id: REMOVED_ID, removed_at: REMOVED_AT, reason: 'author request', rating: 3 }],
		log: undefined,
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
				{ type: 'added', id: review.id, at: CHANGED_AT },
				{ type: 'removed', id: REMOVED_ID, at: REMOVED_AT },
			],
		},
		vocabulary: {
			technician: people.map(({ name, aliases }) => ({ value: name, names: aliases })),
		},
		insights: {
			version: SCHEMA_VERSION,
			edition: EDITION_ID,
			modified: CHANGED_AT,
			...deriveInsights({
				reviews,
				...{ ambiguous: [], topics: [] },
				statements: new Map(
					reviews.map(({ id, aspect_ratings }) => [id, judgeAspects(aspects, aspect_ratings, [])]),
				),
				vocabulary: createVocabulary(people, services, []),
				aspects,
				questions: [],
				names: new Map(),
				overrides: {
					faq: {},
					topics: { hide: [], rename: {} },
					mentions: { block: [] },
				},
			}),
		},
	};
}
