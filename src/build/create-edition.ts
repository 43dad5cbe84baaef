import { createHash } from 'node:crypto';
import { toBusiness } from '../business/business-file.ts';
import type { Edition } from '../documents/edition.ts';
import { SCHEMA_VERSION } from '../documents/schema-version.ts';
import { findWrongNumber } from '../insights/author-numbers.ts';
import type { AmbiguousFinds } from '../insights/derive-entities.ts';
import { deriveInsights } from '../insights/derive-insights.ts';
import { findMentions } from '../insights/find-mentions.ts';
import { judgeAspects, type AspectStatement } from '../insights/judge-aspects.ts';
import { createTextReader, isEnglish } from '../insights/text-reader.ts';
import { createVocabulary } from '../insights/vocabulary.ts';
import { canonicalJson } from '../reviews/canonical-json.ts';
import { compareText, newestFirst } from '../reviews/order.ts';
import type { Review } from '../reviews/review.ts';
import type { Content } from '../content/content.ts';
import { ContentError } from '../content/content-error.ts';
import { toJsonLine } from '../content/read-json-lines.ts';
import { latestChange } from './latest-change.ts';
import { toReview } from './to-review.ts';

const ID_LENGTH = 16;

/**
 * Derives an edition from content: the same content gives the same edition, to the byte.
 * @throws {ContentError} where an author states a number that nothing counts.
 */
export function createEdition(content: Content, baseUrl: string): Edition {
	const { settings, removed } = content;
	const { staff, services, serviceAreas, aspects, questions, overrides } = settings;
	const vocabulary = createVocabulary(staff, services, serviceAreas, overrides.mentions.block);
	const { reviews, ambiguous, statements } = publishRecords(content, vocabulary, baseUrl);
	const business = toBusiness(settings.businessFile);
	const { review_policy: policy } = settings.businessFile;
	const people = staff.map(({ name, aliases }) => ({ name, aliases }));

	const datasetId = digestParts(SCHEMA_VERSION, canonicalJson([business, policy]), reviews);
	const id = digestParts(datasetId, canonicalJson([settings, content.stamps, removed]), []);

	const insights = deriveInsights({
		...{ reviews, ambiguous, statements },
		...{ vocabulary, aspects, questions, overrides },
	});
	const wrong = findWrongNumber(insights, reviews);
	if (wrong !== undefined) throw new ContentError('overrides.yaml', undefined, wrong);

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
		reviewLines: reviews.map(toJsonLine),
		insights: { version: SCHEMA_VERSION, edition: id, modified: times.content, ...insights },
	};
}

/** Digests reviews without their addresses: ids speak of content, wherever it is published. */
function digestParts(kind: string, facts: string, reviews: readonly Review[]): string {
	const hash = createHash('sha256').update(`${kind}\n${facts}\n`);
	for (const review of reviews) hash.update(JSON.stringify({ ...review, url: undefined }));
	return hash.digest('hex').slice(0, ID_LENGTH);
}

/** The records that pass the policy and were not removed, newest first. */
function publishRecords(
	{ records, removed, settings }: Content,
	vocabulary: ReturnType<typeof createVocabulary>,
	baseUrl: string,
) {
	const gone = new Set(removed.map(({ id }) => id));
	const { staff: people, services, serviceAreas: areas, aspects } = settings;
	const read = createTextReader({ people, services, areas, aspects });
	const reviews: Review[] = [];
	const ambiguous: AmbiguousFinds[] = [];
	const statements = new Map<string, readonly AspectStatement[]>();
	for (const record of records) {
		if (gone.has(record.id)) continue;
		const { text, rating, author, location, language } = record;
		const context = { rating, author: author.name, location, isEnglish: isEnglish(language) };
		const reading = read(text, context);
		const found = findMentions(record, reading, vocabulary);
		const judged = judgeAspects(aspects, record.aspect_ratings, reading.aspects);
		const review = toReview(record, found, judged, baseUrl);
		if (review === undefined) continue;
		reviews.push(review);
		statements.set(review.id, judged);
		ambiguous.push({ review: review.id, finds: found.ambiguous });
	}
	return {
		reviews: reviews.toSorted(newestFirst),
		ambiguous: ambiguous.toSorted((a, b) => compareText(a.review, b.review)),
		statements,
	};
}
