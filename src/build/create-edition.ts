import { toBusiness } from '../business/business-file.ts';
import type { Edition } from '../documents/edition.ts';
import { SCHEMA_VERSION } from '../documents/schema-version.ts';
import type { AmbiguousFinds } from '../insights/derive-entities.ts';
import { deriveInsights } from '../insights/derive-insights.ts';
import { findMentions } from '../insights/find-mentions.ts';
import { createVocabulary } from '../insights/vocabulary.ts';
import { digestOf } from '../reviews/canonical-json.ts';
import { compareText, newestFirst } from '../reviews/order.ts';
import type { Review } from '../reviews/review.ts';
import type { Content } from '../content/content.ts';
import { latestChange } from './latest-change.ts';
import { toReview } from './to-review.ts';

const ID_LENGTH = 16;

/** Derives an edition from content: the same content gives the same edition, to the byte. */
export function createEdition(content: Content, baseUrl: string): Edition {
	const { settings, removed } = content;
	const { staff, services, serviceAreas, aspects, questions, overrides } = settings;
	const vocabulary = createVocabulary(staff, services, serviceAreas, overrides.mentions.block);
	const { reviews, ambiguous } = publishRecords(content, vocabulary, baseUrl);
	const business = toBusiness(settings.businessFile);
	const { review_policy: policy } = settings.businessFile;
	const people = staff.map(({ name, aliases }) => ({ name, aliases }));

	// The ids speak of content: where it is published does not count.
	const unplaced = reviews.map(({ url, ...review }) => review);
	const dataset = { schema: SCHEMA_VERSION, business, policy, reviews: unplaced };
	const datasetId = digestOf(dataset).slice(0, ID_LENGTH);
	const id = digestOf([datasetId, settings, content.stamps, removed]).slice(0, ID_LENGTH);

	const times = latestChange(content);
	return {
		id,
		datasetId,
		baseUrl,
		business,
		policy,
		people,
		removed,
		reviews,
		modified: times.content,
		datasetModified: times.dataset,
		policyText: settings.policyText,
		reviewLines: reviews.map((review) => JSON.stringify(review)),
		insights: {
			version: SCHEMA_VERSION,
			edition: id,
			modified: times.content,
			...deriveInsights({ reviews, ambiguous, vocabulary, aspects, questions, overrides }),
		},
	};
}

/** The records that pass the policy and were not removed, newest first. */
function publishRecords(
	{ records, removed, settings }: Content,
	vocabulary: ReturnType<typeof createVocabulary>,
	baseUrl: string,
) {
	const gone = new Set(removed.map(({ id }) => id));
	const reviews: Review[] = [];
	const ambiguous: AmbiguousFinds[] = [];
	for (const record of records) {
		if (gone.has(record.id)) continue;
		const found = findMentions(record, vocabulary);
		const review = toReview(record, found, settings.aspects, baseUrl);
		if (review === undefined) continue;
		reviews.push(review);
		ambiguous.push({ review: review.id, finds: found.ambiguous });
	}
	return {
		reviews: reviews.toSorted(newestFirst),
		ambiguous: ambiguous.toSorted((a, b) => compareText(a.review, b.review)),
	};
}
